import { readFile, writeFile } from 'node:fs/promises';
import { format, resolveConfig } from 'prettier';

/** How long something takes. */
export async function seconds(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
}

/**
 * Replaces what a Markdown document has between `<!-- measured: NAME -->` and `<!-- end of NAME -->`.
 * @param update from the current text to the new one
 * @throws when the document has no such section
 */
export async function updateMeasured(
  file: string,
  name: string,
  update: (current: string) => string,
): Promise<void> {
  const [start, end] = [`<!-- measured: ${name} -->`, `<!-- end of ${name} -->`];
  const [before, rest] = (await readFile(file, 'utf8')).split(start);
  const [current, after] = rest?.split(end) ?? [];
  if (before === undefined || current === undefined || after === undefined) {
    throw new Error(`${file} has no section marked "${name}".`);
  }
  const next = `${before}${start}\n\n${update(current)}\n\n${end}${after}`;
  await writeFile(file, await format(next, { ...(await resolveConfig(file)), parser: 'markdown' }));
}
