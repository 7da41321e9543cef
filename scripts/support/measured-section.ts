import { readFile, writeFile } from 'node:fs/promises';
import { format, resolveConfig } from 'prettier';

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
  const text = await readFile(file, 'utf8');
  const [before, rest] = text.split(start);
  const [current, after] = rest?.split(end) ?? [];
  if (before === undefined || current === undefined || after === undefined) {
    throw new Error(`${file} has no section marked "${name}".`);
  }
  const next = `${before}${start}\n\n${update(current)}\n\n${end}${after}`;
  const config = await resolveConfig(file);
  await writeFile(file, await format(next, { ...config, parser: 'markdown' }));
}
