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

/** The page as which the document began. */
const beginAs = (pagePath: string) => Object.assign(window, { pagePath });

beforeEach(() => {
  beginAs('/about');
});

it.each([
  ['/document', 'leaves'],
  ['/document#form', 'leaves'],
  ['/documents', 'does not leave'],
  ['/about', 'does not leave'],
])('%s: %s the click to the browser, which loads a page with a policy of its own', (href, does) => {
  const seenByGatsby = jest.fn();
  render(<ContentLink href={href}>Read</ContentLink>);
  const link = screen.getByRole('link', { name: 'Read' });
  const click = createEvent.click(link);
  link.addEventListener('click', seenByGatsby);
  fireEvent(link, click);
  expect(seenByGatsby).toHaveBeenCalledTimes(does === 'leaves' ? 0 : 1);
  expect(click.defaultPrevented).toBe(false);
});

it('leaves no click to the browser in a document that has the policy already', () => {
  beginAs('/document');
  const seenByGatsby = jest.fn();
  render(<ContentLink href="/document#form">Read</ContentLink>);
  const link = screen.getByRole('link', { name: 'Read' });
  link.addEventListener('click', seenByGatsby);
  fireEvent.click(link);
  expect(seenByGatsby).toHaveBeenCalledTimes(1);
});

it.each(['/document', '/about', '#part'])('N7: tells once that %s was chosen', (href) => {
  const onClick = jest.fn();
  render(
    <ContentLink href={href} onClick={onClick}>
      Read
    </ContentLink>,
  );
  fireEvent.click(screen.getByRole('link', { name: 'Read' }));
  expect(onClick).toHaveBeenCalledTimes(1);
});
