import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { command, CommandError } from 'command-line/command';
import { contentReport } from './content-check/content-report';

/**
 * `npm run content:check -- [--json] [folder]`: validates the content. The exit code is 1 if there are
 * errors, and 0 otherwise, even with warnings.
 */
command(async () => {
  const { values, positionals } = parseArgs({
    options: { json: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [folder = 'content'] = positionals;
  if (!existsSync(`${folder}/`)) throw new CommandError(`There is no folder "${folder}".`);
  const { text, isValid } = await contentReport(resolve(folder), values.json);
  console.info(text);
  return isValid;
});
