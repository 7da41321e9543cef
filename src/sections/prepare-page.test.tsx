import { waitFor } from '@testing-library/react';
import { createRoot } from 'react-dom/client';
import { readContent } from '../../tests/helpers/content/content';
import { pageData } from '../../tests/helpers/unit/query-results';
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

it('decodes the first picture, and leaves nothing', async () => {
  preparePicture(pageData(content, '/services'));
  const place = lastPlace();
  await waitFor(() => expect(decode).toHaveBeenCalledTimes(1), patience);
  await waitFor(() => expect(place).toBeEmptyDOMElement(), patience);
  expect(document.body).toBeEmptyDOMElement();
});

it('renders the sections outside of the document, and leaves nothing', async () => {
  const data = pageData(content, '/services');
  prepareSections(data);
  const place = lastPlace();
  const seen: string[] = [];
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes) seen.push(node.textContent ?? '');
  });
  observer.observe(place, { childList: true, subtree: true });
  await waitFor(() => expect(seen.join()).toContain(data.page.sections.at(-1)?.heading), patience);
  await waitFor(() => expect(place).toBeEmptyDOMElement(), patience);
  expect(document.body).toBeEmptyDOMElement();
  observer.disconnect();
});

it.each([preparePicture, prepareSections])('$name prepares a page once', (prepare) => {
  const data = pageData(content, '/about');
  prepare(data);
  prepare(data);
  expect(createdRoots).toHaveBeenCalledTimes(1);
});

it.each([preparePicture, prepareSections])('$name leaves pages of other types alone', (prepare) => {
  prepare({ page: {} });
  expect(createdRoots).not.toHaveBeenCalled();
});
