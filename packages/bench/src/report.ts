import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { format, resolveConfig } from 'prettier';

/**
 * Replaces the section of a Markdown document between `<!-- measured: NAME -->` and `<!-- end of NAME -->`, and says which
 * commit is measured.
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
  const next = `${before}${start}\n\n${measuredCommit()}\n\n${measured}\n\n${end}${after}`;
  const style = await resolveConfig(document);
  await writeFile(document, await format(next, { ...style, parser: 'markdown' }));
}

function measuredCommit(): string {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();
  const changed = git('status', '--porcelain', '--untracked-files=no') ? ', with changes' : '';
  const today = new Date().toISOString().slice(0, 10);
  return `Commit ${git('rev-parse', '--short=8', 'HEAD')}${changed}, ${today}.`;
}
