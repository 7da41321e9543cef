import { act, render, screen } from '@testing-library/react';
import type { Problem } from '../../content-model/validation/problem';
import { ContentProblems } from './development-page';

const mistake: Problem = {
  severity: 'error',
  file: 'content/site.json',
  line: 2,
  column: 3,
  field: 'name',
  message: 'This text is missing. Write one.',
};

const ask = jest.fn<Promise<Pick<Response, 'ok' | 'json'>>, [string]>();
const wait = () => act(() => jest.advanceTimersByTimeAsync(1000));
/** Waits until the page has asked and got these problems. */
async function get(...problems: readonly Problem[]) {
  ask.mockResolvedValue({ ok: true, json: () => Promise.resolve(problems) });
  await wait();
}

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(window, { fetch: ask });
});

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'fetch');
});

it('announces mistakes that are made while the page is open, until they are fixed', async () => {
  render(<ContentProblems />);
  await get();
  const region = screen.getByRole('status');
  expect(region).toBeEmptyDOMElement();
  await get(mistake, { ...mistake, file: 'content/contact.json', field: '' });
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'content/site.json:2:3 name: This text is missing. Write one.',
    'content/contact.json:2:3 This text is missing. Write one.',
  ]);
  expect(region).toContainElement(screen.getByRole('list'));
  expect(document.body).toHaveFocus();
  await get();
  expect(region).toBeEmptyDOMElement();
});

it('keeps what it knows while the server does not answer', async () => {
  render(<ContentProblems />);
  await get(mistake);
  ask.mockRejectedValue(new TypeError('Failed to fetch'));
  await wait();
  expect(screen.getByRole('listitem')).toBeInTheDocument();
  await get();
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
});

it('stops asking once it is unmounted', async () => {
  const { unmount } = render(<ContentProblems />);
  await get();
  unmount();
  const asked = ask.mock.calls.length;
  await wait();
  expect(ask).toHaveBeenCalledTimes(asked);
});
