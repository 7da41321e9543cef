import type { ContentModel } from 'content-check/content-model';
import * as z from 'zod';
import type { PictureInspection } from 'content-check/problem';
import { problemsIn } from '../../store/check-texts';
import { decideSave } from '../../store/save-decision';
import type { BytesWrite, FileWrite, Saved } from '../../store/store';
import { isWritableChange } from '../../store/writable';
import { committedPicture } from '../history/committed';
import { type LocalContent, readContent, withFile } from '../local-content';
import { preparePicture } from '../pictures/prepare-picture';
import { Refusal } from '../refusal';
import { folderQueue } from './folder-queue';
import { writeFiles } from './write-files';

const textChange = z.strictObject({
  path: z.string(),
  before: z.string().nullable(),
  text: z.string().max(1_000_000).nullable(),
});
const pictureChange = z.strictObject({ path: z.string(), base64: z.string().nullable() });
const changeList = z.array(z.union([textChange, pictureChange])).max(500);

/**
 * Validates the content as it would be saved, and writes it if there are no new errors.
 * @param body the changes, as JSON
 * @throws Refusal for invalid changes; the system's error if writing fails
 */
export function saveContent(content: LocalContent, body: string): Promise<Saved> {
  return folderQueue(() => saveNow(content, parseChanges(content.model, body)));
}

/** The changes in a request. @throws Refusal for changes that the form can't have made */
function parseChanges(model: ContentModel, body: string): readonly FileWrite[] {
  const changes = changeList.safeParse(parseJson(body)).data;
  if (!changes) throw new Refusal(400, 'The editor can’t read these changes.');
  if (!changes.every((change) => isWritableChange(model, change)))
    throw new Refusal(400, 'The site has no place for one of these changes.');
  return changes;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function saveNow(content: LocalContent, changes: readonly FileWrite[]): Promise<Saved> {
  const { folder, snapshot } = await readContent(content);
  const pictures = new Map<string, PictureInspection>(Object.entries(snapshot.pictures));
  const before = problemsIn(content.model, folder, pictures);
  const writes: BytesWrite[] = [];
  let next = folder;
  for (const change of changes) {
    const { path } = change;
    let written = 'text' in change ? change.text : change.base64;
    pictures.delete(path);
    if ('base64' in change && written !== null) {
      // a committed picture that is brought back stays as it was: encoding it again would change it
      const committed = await committedPicture(content, path).catch(() => null);
      const isBack = committed?.base64 === written;
      const { base64, ...size } = isBack
        ? committed
        : await preparePicture(Buffer.from(written, 'base64'));
      pictures.set(path, size);
      written = base64;
    }
    const encoding = 'text' in change ? 'utf8' : 'base64';
    const bytes = written === null ? null : Buffer.from(written, encoding);
    next = withFile(content.model, next, path, bytes);
    writes.push({ path, bytes });
  }
  const after = problemsIn(content.model, next, pictures);
  const refusal = decideSave(snapshot, changes, { before, after });
  if (refusal) return refusal;
  const { version } = (await readContent(content)).snapshot;
  // encoding pictures takes seconds, in which others may write
  if (version !== snapshot.version) return { result: 'outdated' };
  await writeFiles(content.root, writes);
  return { result: 'saved', snapshot: (await readContent(content)).snapshot };
}
