import { run } from './run.mjs';

/**
 * The entry file of each program the commands start. They are started by Node itself, not through
 * `node_modules/.bin`, whose files differ between systems.
 */
const entries = {
  eslint: 'eslint/bin/eslint.js',
  gatsby: 'gatsby/cli.js',
  jest: 'jest/bin/jest.js',
  knip: 'knip/bin/knip.js',
  playwright: '@playwright/test/cli.js',
  prettier: 'prettier/bin/prettier.cjs',
  // The compiler in machine code; what uses the compiler's interface takes `typescript`.
  typescript: 'typescript-7/bin/tsc',
};

export type Tool = keyof typeof entries;

/** The file Node runs for `tool`, from the project's folder. */
export const entryOf = (tool: Tool): string => `node_modules/${entries[tool]}`;

/**
 * Runs one of the project's tools as a step called `name`.
 * @param options as those of `run`
 * @returns whether it succeeded
 */
export async function runTool(
  name: string,
  tool: Tool,
  args: readonly string[],
  options: Parameters<typeof run>[3] = {},
): Promise<boolean> {
  return (await run(name, process.execPath, [entryOf(tool), ...args], options)) === 0;
}
