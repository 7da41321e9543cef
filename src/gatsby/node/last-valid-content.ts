import { existsSync } from 'node:fs';
import path from 'node:path';
import { checkContent } from '../../content-model/validation/check-content';
import type { Problem } from '../../content-model/validation/problem';
import { lastValidContent } from './content-path';
import { copyFiles, copyFolder, visibleFiles } from './copy-folder';

/** Folders of one name, so that the check speaks of the same files in each. */
const beside = (folder: string, state: string) => path.join(folder, '../..', state, 'content');

/**
 * Brings what can be shown into the last good state of the content: all of it where it has no
 * mistake; else, where the rest still fits together, the files that have none. A file with a mistake
 * stays as it was, and so do files that were taken away, for it may need them.
 * @returns every mistake of the content as it was read
 */
export async function updateLastValidContent(content: string, good = lastValidContent): Promise<readonly Problem[]> {
  // What is checked is a copy, so that it is also what is taken over: editors save at any time.
  const seen = beside(good, 'seen');
  await copyFolder(content, seen);
  const errors = await errorsIn(seen);
  if (errors.length === 0) {
    await copyFolder(seen, good);
  } else if (existsSync(good)) {
    const mixed = beside(good, 'mixed');
    const wrong = new Set(errors.map(({ file }) => path.normalize(file)));
    const sound = (await visibleFiles(seen)).filter((file) => !wrong.has(path.join('content', file)));
    await copyFolder(good, mixed);
    await copyFiles(seen, mixed, sound);
    if ((await errorsIn(mixed)).length === 0) await copyFolder(mixed, good);
  }
  return errors;
}

async function errorsIn(folder: string): Promise<readonly Problem[]> {
  const problems = await checkContent(folder);
  return problems.filter(({ severity }) => severity === 'error');
}
