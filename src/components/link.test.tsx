import { render, screen } from '@testing-library/react';
import { ContentLink } from './link';

it.each([
  ['/about', null],
  ['#part', null],
  ['mailto:a@b.example', null],
  ['tel:+13045550142', null],
  // no hold on this page for another site
  ['https://example.org', 'noopener'],
])('leads to %s, rel %p', (href, rel) => {
  render(<ContentLink href={href}>Read</ContentLink>);
  const link = screen.getByRole('link', { name: 'Read' });
  expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([href, rel]);
});
