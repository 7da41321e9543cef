import { command, CommandError } from './command';

afterEach(() => {
  process.exitCode = 0;
});

/** An error like those that Node throws. */
const errorOf = (code: string) => Object.assign(new Error(`${code}: in words`), { code });

/** What a command prints if it fails with this error. */
async function outputFor(error: Error): Promise<unknown> {
  const print = jest.spyOn(console, 'error').mockReturnValue(undefined);
  command(() => Promise.reject(error));
  await new Promise(setImmediate);
  expect(process.exitCode).toBe(1);
  return print.mock.lastCall?.[0];
}

it.each([
  new CommandError('There is no folder "content".'),
  ...['EACCES', 'ENOSPC', 'EROFS', 'ERR_PARSE_ARGS_UNKNOWN_OPTION'].map(errorOf),
])('prints no stack trace for an error that the user can fix: %s', async (error) => {
  expect(await outputFor(error)).toBe(`\n${error.message}`);
});

it.each([new TypeError('undefined is not a function'), errorOf('ENOENT')])(
  'prints the stack trace of any other error: %s',
  async (error) => {
    expect(await outputFor(error)).toBe(error);
  },
);
