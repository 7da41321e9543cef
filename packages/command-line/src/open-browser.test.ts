import { type ChildProcess, spawn } from 'node:child_process';
import { openBrowser } from './open-browser';

jest.mock('node:child_process', () => ({ spawn: jest.fn() }));

const { env } = process;
afterEach(() => {
  process.env = env;
});

it.each([
  [undefined, 1],
  ['', 1],
  ['false', 1],
  ['true', 0],
  ['1', 0],
])('with CI=%p, starts %d browsers', (CI, count) => {
  process.env = { ...env, CI };
  const browser: Partial<ChildProcess> = { on: jest.fn(), unref: jest.fn() };
  jest.mocked(spawn).mockReturnValue(browser as ChildProcess);
  openBrowser('http://127.0.0.1');
  expect(spawn).toHaveBeenCalledTimes(count);
});
