import { run } from './run.mjs';

/**
 * The path of a tool's entry file, to run with Node. Tools are not started through `node_modules/.bin`,
 * whose files differ between systems.
 * @param tool as in `gatsby/cli.js`
 */
export const entryOf = (tool: string): string => `node_modules/${tool}`;

/**
 * Runs one of the project's tools as a step called `name`.
 * @param options as those of `run`
 * @returns whether it succeeded
 */
export async function runTool(
  name: string,
  tool: string,
  args: readonly string[],
  options: Parameters<typeof run>[3] = {},
): Promise<boolean> {
  return (await run(name, process.execPath, [entryOf(tool), ...args], options)) === 0;
}
