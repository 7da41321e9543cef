import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { CopyrightYear } from './copyright-year';

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2031-06-01') });
});

afterEach(() => {
  jest.useRealTimers();
});

it("shows the year of the build, and after hydration the visitor's, without a mismatch", () => {
  const container = document.body.appendChild(document.createElement('p'));
  container.innerHTML = renderToString(<CopyrightYear built="2026" />);
  expect(container).toHaveTextContent(/^2026$/);
  render(<CopyrightYear built="2026" />, { container, hydrate: true });
  expect(container).toHaveTextContent(/^2031$/);
});

it("shows the visitor's year if rendered on the client", () => {
  render(<CopyrightYear built="2026" />);
  expect(screen.getByText('2031')).toBeInTheDocument();
});

it("shows the year of the build if the visitor's clock is behind", () => {
  jest.setSystemTime(new Date('1970-06-01'));
  render(<CopyrightYear built="2026" />);
  expect(screen.getByText('2026')).toBeInTheDocument();
});
