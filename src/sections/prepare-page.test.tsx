import { render, waitFor } from '@testing-library/react';
import { createRoot } from 'react-dom/client';
import { readContent } from '../../tests/helpers/content/content';
import { pageData } from '../../tests/helpers/unit/query-results';
import { PageSections } from './page-sections';
import { preparePicture, prepareSections } from './prepare-page';

// React renders in its own time here, as in a browser
beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
});

const decode = jest.fn(() => Promise.resolve());
Object.assign(HTMLImageElement.prototype, { decode });

const createdRoots = jest.mocked(createRoot);
jest.mock('react-dom/client', () => {
  const client = jest.requireActual<{ createRoot: typeof createRoot }>('react-dom/client');
  return { ...client, createRoot: jest.fn(client.createRoot) };
});

const content = readContent();

/** A busy machine takes longer than the second that `waitFor` gives by default. */
const patience = { timeout: 20_000 };

/** Where the last element was rendered: outside of the document. */
function lastPlace(): HTMLElement {
  const [place] = createdRoots.mock.lastCall ?? [];
  if (!(place instanceof HTMLElement)) throw new Error('Nothing is rendered.');
  return place;
}

/** Waits until an element, to which something will be added, has nothing again. */
const emptied = (element: HTMLElement) =>
  new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => {
      if (element.hasChildNodes()) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(element, { childList: true });
  });

/** A page as its template gets it. */
const pageAt = (path: string) => ({
  data: pageData(content, path),
  pageContext: { contentPath: path },
});

it('decodes the first picture, and leaves nothing', async () => {
  preparePicture(pageAt('/services'));
  const place = lastPlace();
  await waitFor(() => expect(decode).toHaveBeenCalledTimes(1), patience);
  await waitFor(() => expect(place).toBeEmptyDOMElement(), patience);
  expect(document.body).toBeEmptyDOMElement();
});

it('renders the sections outside of the document, and leaves nothing', async () => {
  const page = pageAt('/services');
  prepareSections(page);
  const place = lastPlace();
  const seen: string[] = [];
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes) seen.push(node.textContent ?? '');
  });
  observer.observe(place, { childList: true, subtree: true });
  await waitFor(
    () => expect(seen.join()).toContain(page.data.page.sections.at(-1)?.heading),
    patience,
  );
  await waitFor(() => expect(place).toBeEmptyDOMElement(), patience);
  expect(document.body).toBeEmptyDOMElement();
  observer.disconnect();
});

it.each(content.pages.map(({ path }) => path))('inserts every style of %s', async (path) => {
  const page = pageAt(path);
  prepareSections(page);
  await emptied(lastPlace());
  const prepared = document.head.textContent;
  render(<PageSections sections={page.data.page.sections} place={{ path }} />);
  expect(document.head.textContent).toBe(prepared);
});

it.each([preparePicture, prepareSections])('$name prepares a page once', (prepare) => {
  const page = pageAt('/about');
  prepare(page);
  prepare(page);
  expect(createdRoots).toHaveBeenCalledTimes(1);
});

it.each([preparePicture, prepareSections])('$name leaves pages of other types alone', (prepare) => {
  prepare({ data: { page: {} }, pageContext: { contentPath: '/about' } });
  expect(createdRoots).not.toHaveBeenCalled();
});
