import { render, screen } from '@testing-library/react';
import { CopyrightYear } from './copyright-year';

it.each([
  ["the visitor's year", '2031-06-01', '2031'],
  ["the year of the build if the visitor's clock is behind", '1970-06-01', '2026'],
])('shows %s', (_name, now, year) => {
  jest.useFakeTimers({ now: new Date(now) });
  render(<CopyrightYear buildYear="2026" />);
  expect(screen.getByText(year)).toBeInTheDocument();
  jest.useRealTimers();
});
