import type { ContentModel } from 'content-check/content-model';
import * as z from 'zod';
import { inspectPicture } from 'content-check/inspect-pictures';
import type { PictureInspection, Problem } from 'content-check/problem';
import { problemsIn } from '../../store/check-texts';
import { decideWrite } from '../../store/decision';
import type { Outcome } from '../../store/publication';
import type { BytesWrite, FileWrite, Snapshot } from '../../store/content';
import { isContentChange } from '../../store/content-file';
import { type LocalContent, readContent, folderWithFile } from '../local-content';
import { Refusal } from '../refusal';
import { sentJson } from '../sent-json';
import { folderQueue } from './folder-queue';
import { writeFiles } from './write-files';

const textChange = z.strictObject({
  path: z.string(),
  before: z.string().nullable(),
  text: z.string().max(1_000_000).nullable(),
});
const pictureChange = z.strictObject({ path: z.string(), base64: z.string().nullable() });

/** Changes as they are sent. */
export const changeList = z.array(z.union([textChange, pictureChange])).max(500);

/** @throws Refusal for changes that the form can't have made */
export function requireWritable(model: ContentModel, changes: readonly FileWrite[]): void {
  if (!changes.every((change) => isContentChange(model, change)))
    throw new Refusal(400, 'The site has no place for one of these changes.');
}

/**
 * Validates the content as it would be with changes, and writes them into its files if there are no new errors.
 * @param body the changes, as JSON
 * @throws Refusal for invalid changes; the system's error if writing fails
 */
export function writeContent(content: LocalContent, body: string): Promise<Outcome> {
  return folderQueue(async () => {
    const changes = sentJson(changeList, body, 'these changes');
    requireWritable(content.model, changes);
    const prepared = await prepareChanges(content, changes);
    if ('result' in prepared) return prepared;
    await writeFiles(content.root, prepared.writes);
    return { result: 'done', snapshot: (await readContent(content)).snapshot };
  });
}

/** Changes that can be written. */
type Prepared = {
  /** The content without them. */
  readonly snapshot: Snapshot;
  readonly writes: readonly BytesWrite[];
  /** All problems of the content with them. */
  readonly problems: readonly Problem[];
};

/**
 * Decides about changes.
 * @returns why they can't be written, or what is written
 */
export async function prepareChanges(
  content: LocalContent,
  changes: readonly FileWrite[],
): Promise<Prepared | NonNullable<ReturnType<typeof decideWrite>>> {
  const { folder, snapshot } = await readContent(content);
  const pictures = new Map<string, PictureInspection>(Object.entries(snapshot.pictures));
  const before = problemsIn(content.model, folder, pictures);
  const writes: BytesWrite[] = [];
  let next = folder;
  for (const change of changes) {
    const { path } = change;
    const written = 'text' in change ? change.text : change.base64;
    const encoding = 'text' in change ? 'utf8' : 'base64';
    const bytes = written === null ? null : Buffer.from(written, encoding);
    pictures.delete(path);
    if ('base64' in change && bytes) pictures.set(path, await inspectPicture(path, bytes));
    next = folderWithFile(content.model, next, path, bytes);
    writes.push({ path, bytes });
  }
  const problems = problemsIn(content.model, next, pictures);
  const refusal = decideWrite(snapshot, changes, { before, after: problems });
  if (refusal) return refusal;
  const { version } = (await readContent(content)).snapshot;
  // decoding pictures takes a while, in which others may write
  return version === snapshot.version ? { snapshot, writes, problems } : { result: 'outdated' };
}
