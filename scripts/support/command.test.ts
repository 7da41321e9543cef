import { command, CommandError } from './command';

afterEach(() => {
  process.exitCode = 0;
});

/** An error as Node throws it. */
const errorOf = (code: string) => Object.assign(new Error(`${code}: in words`), { code });

/** What a command prints that fails with this error. */
async function printedOf(error: Error): Promise<unknown> {
  const print = jest.spyOn(console, 'error').mockReturnValue(undefined);
  command(() => Promise.reject(error));
  await new Promise(setImmediate);
  expect(process.exitCode).toBe(1);
  return print.mock.lastCall?.[0];
}

it.each([
  new CommandError('There is no folder "content".'),
  ...['EACCES', 'ENOSPC', 'EROFS', 'ERR_PARSE_ARGS_UNKNOWN_OPTION'].map(errorOf),
])('prints an error that the user can fix as a sentence: %s', async (error) => {
  expect(await printedOf(error)).toBe(`\n${error.message}`);
});

it.each([new TypeError('undefined is not a function'), errorOf('ENOENT')])(
  'prints the stack of any other error: %s',
  async (error) => {
    expect(await printedOf(error)).toBe(error);
  },
);
