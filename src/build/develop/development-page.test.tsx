import { act, render, screen } from '@testing-library/react';
import type { WordedProblem } from 'content-check/messages/messages';
import { ContentProblems } from './development-page';

const mistake: WordedProblem = {
  severity: 'error',
  file: 'content/site.json',
  line: 2,
  column: 3,
  field: 'name',
  message: 'This text is missing. Write one.',
};

const fetchMock = jest.fn<Promise<Pick<Response, 'ok' | 'json'>>, [string]>();
const wait = () => act(() => jest.advanceTimersByTimeAsync(1000));
/** Waits until the page has polled these problems. */
async function poll(...problems: readonly WordedProblem[]) {
  fetchMock.mockResolvedValue({ ok: true, json: () => Promise.resolve(problems) });
  await wait();
}

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(window, { fetch: fetchMock });
});

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'fetch');
});

it('announces new mistakes, until they are fixed', async () => {
  render(<ContentProblems />);
  await poll();
  const region = screen.getByRole('status');
  expect(region).toBeEmptyDOMElement();
  await poll(mistake, { ...mistake, file: 'content/contact.json', field: '' });
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'content/site.json:2:3 name: This text is missing. Write one.',
    'content/contact.json:2:3 This text is missing. Write one.',
  ]);
  expect(region).toContainElement(screen.getByRole('list'));
  expect(document.body).toHaveFocus();
  await poll();
  expect(region).toBeEmptyDOMElement();
});

it('keeps the known mistakes while the server doesn’t respond', async () => {
  render(<ContentProblems />);
  await poll(mistake);
  fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
  await wait();
  expect(screen.getByRole('listitem')).toBeInTheDocument();
  await poll();
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
});

it('stops polling once it is unmounted', async () => {
  const { unmount } = render(<ContentProblems />);
  await poll();
  unmount();
  const polled = fetchMock.mock.calls.length;
  await wait();
  expect(fetchMock).toHaveBeenCalledTimes(polled);
});
