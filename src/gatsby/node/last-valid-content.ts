import { existsSync } from 'node:fs';
import path from 'node:path';
import { checkContent } from 'content-check/check-content';
import type { Problem } from 'content-check/problem';
import { contentModel } from '../../content-rules/content-model';
import { lastValidContent } from './content-path';
import { copyFiles, copyFolder, visibleFiles } from './copy-folder';

/** Sibling folders with the same name, so that problems have the same file names in each. */
const beside = (folder: string, state: string) => path.join(folder, '../..', state, 'content');

/**
 * Updates the last valid copy of the content. Without errors it becomes a copy of all files; with
 * errors only the files that have none are copied, if they are valid together with the old state of the
 * others. Deleted files then stay, since a file with errors may need them.
 * @returns the errors of the content as it was read
 */
export async function updateLastValidContent(
  content: string,
  valid = lastValidContent,
): Promise<readonly Problem[]> {
  // checks a copy, since files may be saved while the check runs
  const snapshot = beside(valid, 'snapshot');
  await copyFolder(content, snapshot);
  const errors = await errorsIn(snapshot);
  if (errors.length === 0) {
    await copyFolder(snapshot, valid);
  } else if (existsSync(valid)) {
    const mixed = beside(valid, 'mixed');
    const invalid = new Set(errors.map(({ file }) => path.normalize(file)));
    const validFiles = (await visibleFiles(snapshot)).filter(
      (file) => !invalid.has(path.join('content', file)),
    );
    await copyFolder(valid, mixed);
    await copyFiles(snapshot, mixed, validFiles);
    if ((await errorsIn(mixed)).length === 0) await copyFolder(mixed, valid);
  }
  return errors;
}

async function errorsIn(folder: string): Promise<readonly Problem[]> {
  const problems = await checkContent(contentModel, folder);
  return problems.filter(({ severity }) => severity === 'error');
}
