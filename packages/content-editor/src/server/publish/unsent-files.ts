import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { BytesWrite } from '../../store/content';
import type { KeptEdit } from '../../store/edits';
import { isSame, parseEntry } from '../../writing/json';
import { readEdits, type KeptContent } from '../kept-edits';
import type { LocalContent } from '../local-content';
import { writeFiles } from '../write/write-files';
import { differencesFrom, openRepository } from './repository';

/**
 * Puts back the files of a publication that was killed before it was sent. What was edited in them is still
 * kept, so that it is merged with what others publish meanwhile, which Git would not do with files.
 */
export async function putUnsentFilesBack({
  root,
  edits,
}: LocalContent & KeptContent): Promise<void> {
  try {
    await openRepository(root);
    const changes = await differencesFrom(root, 'HEAD');
    const kept = (await readEdits(edits)).filter(([file]) => changes.has(file));
    const writes = kept.map(async ([file, edit]): Promise<readonly BytesWrite[]> => {
      const { base } = edit;
      // what a picture was before is not kept
      const isBefore = base !== null || changes.get(file) === 'new';
      if (!isBefore || !(await hasEdit(path.join(root, file), edit))) return [];
      return [{ path: file, bytes: base === null ? null : Buffer.from(base) }];
    });
    await writeFiles(root, (await Promise.all(writes)).flat());
  } catch {
    // why nothing can be published is said when somebody wants to
  }
}

/** Whether a file has what was edited in it. */
async function hasEdit(file: string, { value }: KeptEdit): Promise<boolean> {
  const bytes = await readFile(file).catch(() => undefined);
  if (!bytes || !value) return !bytes && !value;
  return 'base64' in value
    ? bytes.toString('base64') === value.base64
    : isSame(parseEntry(bytes.toString()), value);
}
