import type { ContentModel } from 'content-check/content-model';
import * as z from 'zod';
import { inspectPicture } from 'content-check/inspect-pictures';
import type { PictureInspection, Problem } from 'content-check/problem';
import { problemsIn } from '../../store/check-texts';
import { decideWrite } from '../../store/decision';
import type { Outcome } from '../../store/publishing';
import type { BytesWrite, FileWrite } from '../../store/content';
import { isContentWrite } from '../../store/content-file';
import { type LocalContent, readContent, folderWithFile } from '../local-content';
import { Refusal } from '../refusal';
import { sentJson } from '../sent-json';
import { queue } from '../../store/queue';
import { writeFiles } from './write-files';

const textWrite = z.strictObject({
  path: z.string(),
  before: z.string().nullable(),
  text: z.string().max(1_000_000).nullable(),
});
const pictureWrite = z.strictObject({ path: z.string(), base64: z.string().nullable() });

/** Writes as they are sent. */
export const writeList = z.array(z.union([textWrite, pictureWrite])).max(500);

/** @throws Refusal for writes that the form can't have made */
export function requireWritable(model: ContentModel, writes: readonly FileWrite[]): void {
  if (!writes.every((change) => isContentWrite(model, change)))
    throw new Refusal(400, 'The site has no place for one of these changes.');
}

/**
 * Validates the content as it would be with writes, and writes them into its files if there are no new
 * errors.
 * @param body the writes, as JSON
 * @throws Refusal for invalid writes; the system's error if writing fails
 */
export function writeContent(content: LocalContent, body: string): Promise<Outcome> {
  return folderQueue(async () => {
    const writes = sentJson(writeList, body, 'these changes');
    requireWritable(content.model, writes);
    const prepared = await prepareWrites(content, writes);
    if ('result' in prepared) return prepared;
    await writeFiles(content.root, prepared.files);
    return { result: 'done', snapshot: (await readContent(content)).snapshot };
  });
}

/** Changes that can be written. */
type Prepared = {
  readonly files: readonly BytesWrite[];
  /** All problems of the content with them. */
  readonly problems: readonly Problem[];
};

/**
 * Decides about writes.
 * @returns why they can't be written, or what is written
 */
export async function prepareWrites(
  content: LocalContent,
  writes: readonly FileWrite[],
): Promise<Prepared | NonNullable<ReturnType<typeof decideWrite>>> {
  const { folder, snapshot } = await readContent(content);
  const pictures = new Map<string, PictureInspection>(Object.entries(snapshot.pictures));
  const before = problemsIn(content.model, folder, pictures);
  const files: BytesWrite[] = [];
  let next = folder;
  for (const change of writes) {
    const { path } = change;
    const written = 'text' in change ? change.text : change.base64;
    const encoding = 'text' in change ? 'utf8' : 'base64';
    const bytes = written === null ? null : Buffer.from(written, encoding);
    pictures.delete(path);
    if ('base64' in change && bytes) pictures.set(path, await inspectPicture(path, bytes));
    next = folderWithFile(content.model, next, path, bytes);
    files.push({ path, bytes });
  }
  const problems = problemsIn(content.model, next, pictures);
  const refusal = decideWrite(snapshot, writes, { before, after: problems });
  if (refusal) return refusal;
  const { version } = (await readContent(content)).snapshot;
  // decoding pictures takes a while, in which others may write
  return version === snapshot.version ? { files, problems } : { result: 'outdated' };
}

/**
 * Runs the tasks that write into the content folder, one after the other. Requests to a remote are not among
 * them, so that writing doesn't wait for the network.
 */
export const folderQueue = queue();
