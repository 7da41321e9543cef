import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { checkContent } from '../src/content-model/validation/check-content';
import { formatProblem } from '../src/content-model/validation/problem';

/**
 * Checks the content: `npm run content:check -- [--json] [folder]`.
 * Ends with 1 where something must be mended, with 0 where there are only warnings or nothing.
 */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { json: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const problems = await checkContent(resolve(positionals[0] ?? 'content'));
  const errors = problems.filter(({ severity }) => severity === 'error');
  const warnings = problems.filter(({ severity }) => severity === 'warning');
  const report = [
    ...errors.map(formatProblem),
    ...warnings.map((warning) => `warning ${formatProblem(warning)}`),
    `${count(errors.length, 'error')}, ${count(warnings.length, 'warning')}.`,
  ];
  console.info(values.json ? JSON.stringify(problems, null, 2) : report.join('\n'));
  process.exitCode = errors.length > 0 ? 1 : 0;
}

function count(number: number, noun: string): string {
  return `${number.toString()} ${noun}${number === 1 ? '' : 's'}`;
}

void main();
