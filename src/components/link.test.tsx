import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { ContentLink } from './link';

jest.mock('gatsby-plugin-navigation/build-constants', () => ({ documentPaths: ['/document'] }));

it.each([
  ['/about', null],
  ['#part', null],
  ['mailto:a@b.example', null],
  ['tel:+13045550142', null],
  // another site gets no access to this window
  ['https://example.org', 'noopener'],
])('links to %s with rel %p', (href, rel) => {
  render(<ContentLink href={href}>Read</ContentLink>);
  const link = screen.getByRole('link', { name: 'Read' });
  expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([href, rel]);
});

/** Sets the path of the page that the server sent as this document. */
const setDocumentPath = (pagePath: string) => Object.assign(window, { pagePath });

beforeEach(() => {
  setDocumentPath('/about');
});

it.each([
  // a page with its own policy, which the browser has to load
  ['/document', 'the browser'],
  ['/document#form', 'the browser'],
  ['/document?about=audits#form', 'the browser'],
  ['/documents', 'Gatsby'],
  ['/about', 'Gatsby'],
])('leaves a click on %s to %s', (href, handler) => {
  const gatsbyHandler = jest.fn();
  render(<ContentLink href={href}>Read</ContentLink>);
  const link = screen.getByRole('link', { name: 'Read' });
  const click = createEvent.click(link);
  link.addEventListener('click', gatsbyHandler);
  fireEvent(link, click);
  expect(gatsbyHandler).toHaveBeenCalledTimes(handler === 'Gatsby' ? 1 : 0);
  expect(click.defaultPrevented).toBe(false);
});

it('leaves clicks to Gatsby in a document that already has that policy', () => {
  setDocumentPath('/document');
  const gatsbyHandler = jest.fn();
  render(<ContentLink href="/document#form">Read</ContentLink>);
  const link = screen.getByRole('link', { name: 'Read' });
  link.addEventListener('click', gatsbyHandler);
  fireEvent.click(link);
  expect(gatsbyHandler).toHaveBeenCalledTimes(1);
});

it.each(['/document', '/about', '#part'])('N7: calls onClick once for %s', (href) => {
  const onClick = jest.fn();
  render(
    <ContentLink href={href} onClick={onClick}>
      Read
    </ContentLink>,
  );
  fireEvent.click(screen.getByRole('link', { name: 'Read' }));
  expect(onClick).toHaveBeenCalledTimes(1);
});
