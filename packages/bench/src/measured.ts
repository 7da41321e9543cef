import { readFile, writeFile } from 'node:fs/promises';
import { format, resolveConfig } from 'prettier';

/** The duration of `work` in seconds. */
export async function seconds(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
}

const file = 'docs/performance.md';

/**
 * Replaces the section of the document between `<!-- measured: NAME -->` and `<!-- end of NAME -->`.
 * @throws if there is no such section
 */
export async function updateMeasured(name: string, measured: string): Promise<void> {
  const [start, end] = [`<!-- measured: ${name} -->`, `<!-- end of ${name} -->`];
  const [before, rest] = (await readFile(file, 'utf8')).split(start);
  const [, after] = rest?.split(end) ?? [];
  if (before === undefined || after === undefined) {
    throw new Error(`${file} has no section "${start}" … "${end}".`);
  }
  const next = `${before}${start}\n\n${measured}\n\n${end}${after}`;
  await writeFile(file, await format(next, { ...(await resolveConfig(file)), parser: 'markdown' }));
}
