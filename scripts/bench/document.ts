import { readFile, writeFile } from 'node:fs/promises';
import { format, resolveConfig } from 'prettier';
import type { Verdict } from './verdicts';

/** The page that keeps what was measured. */
const file = 'docs/performance.md';

/** The verdicts as a Markdown table. */
export function tableOf(verdicts: readonly Verdict[]): string {
  const rows = verdicts.map(
    ({ route, what, ours, limit, goal, good }) =>
      `| ${[`\`${route}\``, what, ours, limit, goal, good ? 'passed' : '**failed**'].join(' | ')} |`,
  );
  return [
    '| Page | What | This site | Limit | Goal | Verdict |',
    '| --- | --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}

/**
 * Writes what was measured between the document's markers of that name.
 * @throws when the markers are not there
 */
export async function writeMeasured(name: string, measured: string): Promise<void> {
  const [start, end] = [`<!-- measured: ${name} -->`, `<!-- end of ${name} -->`];
  const text = await readFile(file, 'utf8');
  const [before, rest] = text.split(start);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined) {
    throw new Error(`${file} has no place marked "${name}".`);
  }
  const next = `${before}${start}\n\n${measured}\n\n${end}${after}`;
  const config = await resolveConfig(file);
  await writeFile(file, await format(next, { ...config, parser: 'markdown' }));
}
