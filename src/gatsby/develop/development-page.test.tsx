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
const answer = (problems: readonly Problem[]) => ({
  ok: true,
  json: () => Promise.resolve(problems),
});
const wait = () => act(() => jest.advanceTimersByTimeAsync(1000));

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(window, { fetch: ask });
});

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'fetch');
});

it('announces mistakes that are made while the page is open, until they are mended', async () => {
  ask.mockResolvedValue(answer([]));
  render(<ContentProblems />);
  await wait();
  const region = screen.getByRole('status');
  expect(region).toBeEmptyDOMElement();
  ask.mockResolvedValue(answer([mistake, { ...mistake, file: 'content/contact.json', field: '' }]));
  await wait();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'content/site.json:2:3 name: This text is missing. Write one.',
    'content/contact.json:2:3 This text is missing. Write one.',
  ]);
  expect(region).toContainElement(screen.getByRole('list'));
  expect(document.body).toHaveFocus();
  ask.mockResolvedValue(answer([]));
  await wait();
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
});

it('keeps what it knows while the server does not answer', async () => {
  ask.mockResolvedValue(answer([mistake]));
  render(<ContentProblems />);
  await wait();
  ask.mockRejectedValue(new TypeError('Failed to fetch'));
  await wait();
  expect(screen.getByRole('listitem')).toBeInTheDocument();
  ask.mockResolvedValue(answer([]));
  await wait();
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
});

it('asks no more once it is gone', async () => {
  ask.mockResolvedValue(answer([]));
  const { unmount } = render(<ContentProblems />);
  await wait();
  unmount();
  const asked = ask.mock.calls.length;
  await wait();
  expect(ask).toHaveBeenCalledTimes(asked);
});
