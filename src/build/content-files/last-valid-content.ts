import path from 'node:path';
import { checkContent } from 'content-check/check-content';
import type { Problem } from 'content-check/problem';
import { contentModel } from '../../rules/content-model';
import { lastValidContent } from './content-folders';
import { copyFolder } from './copy-folder';

/**
 * Replaces the last valid copy of the content by the content as it is now, unless that has errors.
 * @returns the errors of the content as it was read
 */
export async function updateLastValidContent(
  content: string,
  valid = lastValidContent,
): Promise<readonly Problem[]> {
  // files may be saved while the check runs, so it checks a copy; messages name files by the copy's
  // folder, so that has the same name
  const snapshot = path.join(valid, '../../snapshot/content');
  await copyFolder(content, snapshot);
  const problems = await checkContent(contentModel, snapshot);
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (errors.length === 0) await copyFolder(snapshot, valid);
  return errors;
}
