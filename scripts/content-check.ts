import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { command } from './support/command';
import { contentReport } from './support/content-report';

/**
 * Checks the content: `npm run content:check -- [--json] [folder]`.
 * Ends with 1 where something must be mended, with 0 where there are only warnings or nothing.
 */
command(async () => {
  const { values, positionals } = parseArgs({
    options: { json: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const { text, good } = await contentReport(resolve(positionals[0] ?? 'content'), values.json);
  console.info(text);
  return good;
});
