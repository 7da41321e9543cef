import { render, screen } from '@testing-library/react';
import { layoutData } from '../../tests/helpers/query-results';
import { ErrorBoundary } from './error-boundary';

const { words } = layoutData().website;

function Faulty(): never {
  throw new Error('a mistake in a component');
}

it('says what happened and leads home where a component fails', () => {
  const complain = jest.spyOn(console, 'error').mockReturnValue(undefined);
  render(
    <ErrorBoundary words={words}>
      <Faulty />
    </ErrorBoundary>,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(words.fallbackHeading);
  expect(screen.getByText(words.fallbackText)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: words.fallbackLink })).toHaveAttribute('href', '/');
  expect(complain).toHaveBeenCalled();
});
