import { render, screen } from '@testing-library/react';
import { layoutData } from '../../tests/helpers/unit/query-results';
import { ErrorBoundary } from './error-boundary';

const { words } = layoutData().website;

function Faulty(): never {
  throw new Error('an error in a component');
}

it('shows an error message and a link to the home page if a component throws', () => {
  const consoleError = jest.spyOn(console, 'error').mockReturnValue(undefined);
  render(
    <ErrorBoundary words={words}>
      <Faulty />
    </ErrorBoundary>,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(words.fallbackHeading);
  expect(screen.getByText(words.fallbackText)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: words.fallbackLink })).toHaveAttribute('href', '/');
  expect(consoleError).toHaveBeenCalled();
});
