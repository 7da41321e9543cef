import { render, screen } from '@testing-library/react';
import { readContent } from '../../tests/helpers/content';
import { layoutData } from '../../tests/helpers/query-results';
import { ErrorBoundary } from './error-boundary';

const { words } = layoutData(readContent()).website;

function Faulty(): never {
  throw new Error('a mistake in a component');
}

it('shows what it holds', () => {
  render(<ErrorBoundary words={words}>All is well</ErrorBoundary>);
  expect(screen.getByText('All is well')).toBeInTheDocument();
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});

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
