import { createEvent, fireEvent, render, screen } from '@testing-library/react';
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

it.each([
  ['/document', 'leaves'],
  ['/document#form', 'leaves'],
  ['/documents', 'does not leave'],
  ['/about', 'does not leave'],
])('%s: %s the click to the browser, which loads a page with a policy of its own', (href, does) => {
  const seen = jest.fn();
  render(
    <ContentLink href={href} onClick={seen}>
      Read
    </ContentLink>,
  );
  const link = screen.getByRole('link', { name: 'Read' });
  const click = createEvent.click(link);
  fireEvent(link, click);
  expect(seen).toHaveBeenCalledTimes(does === 'leaves' ? 0 : 1);
  expect(click.defaultPrevented).toBe(false);
});
