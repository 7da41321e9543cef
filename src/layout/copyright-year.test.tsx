import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { CopyrightYear } from './copyright-year';

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2031-06-01') });
});

afterEach(() => {
  jest.useRealTimers();
});

it('is the year of the build in the HTML of the server', () => {
  expect(renderToString(<CopyrightYear built="2026" />)).toBe('2026');
});

it("is the visitor's year after hydration, without a mismatch", () => {
  const container = document.createElement('p');
  container.innerHTML = renderToString(<CopyrightYear built="2026" />);
  document.body.append(container);
  render(<CopyrightYear built="2026" />, { container, hydrate: true });
  expect(container).toHaveTextContent(/^2031$/);
});

it("is the visitor's year where React renders it first", () => {
  render(<CopyrightYear built="2026" />);
  expect(screen.getByText('2031')).toBeInTheDocument();
});
