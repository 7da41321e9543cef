import { readFile, writeFile } from 'node:fs/promises';
import { format, resolveConfig } from 'prettier';
import type { Measurement } from './measure';
import { withRow } from './table';

/** The page that keeps what was measured. */
const file = 'docs/scale.md';
const [start, end] = ['<!-- measured -->', '<!-- end -->'];

/** Writes a measurement into the document's table, where it takes the place of an older one. */
export async function record(measured: Measurement): Promise<void> {
  const text = await readFile(file, 'utf8');
  const [before = '', rest = ''] = text.split(start);
  const [table = '', after = ''] = rest.split(end);
  const next = `${before}${start}\n\n${withRow(table, measured)}\n\n${end}${after}`;
  const config = await resolveConfig(file);
  await writeFile(file, await format(next, { ...config, parser: 'markdown' }));
}
