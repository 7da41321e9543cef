import { act, render, screen } from '@testing-library/react';
import type { Problem } from '../../content-model/validation/problem';
import { ContentProblems } from './content-problems';

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

it('shows a mistake that is made while the page is open, until it is mended', async () => {
  ask.mockResolvedValue(answer([]));
  render(<ContentProblems />);
  await wait();
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
  ask.mockResolvedValue(answer([mistake]));
  await wait();
  expect(screen.getByRole('listitem')).toHaveTextContent('content/site.json:2:3');
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
