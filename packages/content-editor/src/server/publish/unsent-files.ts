import path from 'node:path';
import type { BytesWrite } from '../../store/content';
import type { KeptEdit } from '../../store/edits';
import { readEdits, type KeptContent } from '../kept-edits';
import type { LocalContent } from '../local-content';
import { isAsWritten, writeFiles } from '../write/write-files';
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
      if (!isBefore || !(await isAsWritten(path.join(root, file), bytesOf(edit)))) return [];
      return [{ path: file, bytes: base === null ? null : Buffer.from(base) }];
    });
    await writeFiles(root, (await Promise.all(writes)).flat());
  } catch {
    // why nothing can be published is said when somebody wants to
  }
}

/** What an edit writes into its file, in some layout; null if it deletes the file. */
function bytesOf({ value }: KeptEdit): Uint8Array | null {
  if (!value) return null;
  const isPicture = 'base64' in value && typeof value.base64 === 'string';
  return isPicture ? Buffer.from(value.base64, 'base64') : Buffer.from(JSON.stringify(value));
}
