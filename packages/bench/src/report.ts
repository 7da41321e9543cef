import { readFile, writeFile } from 'node:fs/promises';
import { format, resolveConfig } from 'prettier';

/**
 * Replaces the section of a Markdown document between `<!-- measured: NAME -->` and `<!-- end of NAME -->`.
 * @throws if there is no such section
 */
export async function updateReport(
  document: string,
  name: string,
  measured: string,
): Promise<void> {
  const [start, end] = [`<!-- measured: ${name} -->`, `<!-- end of ${name} -->`];
  const [before, rest] = (await readFile(document, 'utf8')).split(start);
  const [, after] = rest?.split(end) ?? [];
  if (before === undefined || after === undefined) {
    throw new Error(`${document} has no section "${start}" … "${end}".`);
  }
  const next = `${before}${start}\n\n${measured}\n\n${end}${after}`;
  const style = await resolveConfig(document);
  await writeFile(document, await format(next, { ...style, parser: 'markdown' }));
}
