import { mkdir, readFile, rename, stat } from 'node:fs/promises';
import path from 'node:path';
import { checkTexts } from '../../store/check-texts';
import type { BytesWrite, Snapshot, Upload } from '../../store/store';
import { type LocalContent, readContent } from '../local-content';
import { writeFiles } from '../save/write-files';

/** What a folder is to hold. */
type Wanted = {
  readonly files: Snapshot['files'];
  /** The pictures of the content folder. */
  readonly saved: readonly string[];
  /** Pictures that are not saved yet. */
  readonly uploads: ReadonlyMap<string, Upload>;
  /** Whether it keeps pictures that are neither. */
  readonly keepsPictures: boolean;
};

/** The files of a folder from an earlier run, if they are still valid. */
export async function readFolder(
  { model }: LocalContent,
  folder: string,
): Promise<Snapshot['files']> {
  const { files, pictures } = (await readContent({ model, root: folder })).snapshot;
  const isValid = checkTexts(model, files, pictures).every(({ severity }) => severity !== 'error');
  return isValid ? files : {};
}

/**
 * Gives a folder files and pictures. Unchanged ones are not written, and a new folder appears with all of them at once,
 * for programs that wait for it.
 */
export async function updateFolder(
  content: LocalContent,
  folder: string,
  wanted: Wanted,
): Promise<void> {
  if (Object.keys(wanted.files).length === 0) return;
  const isNew = (await stateOf(folder)) === undefined;
  const target = isNew ? `${folder}.new` : folder;
  await mkdir(target, { recursive: true });
  await writeFiles(target, await writesFor(content, target, wanted));
  if (isNew) await rename(target, folder);
}

/** What is to be written, pictures before the texts that refer to them. */
async function writesFor(
  { model, root }: LocalContent,
  target: string,
  { files, saved, uploads, keepsPictures }: Wanted,
): Promise<readonly BytesWrite[]> {
  const { snapshot: now } = await readContent({ model, root: target });
  const writes: BytesWrite[] = [];
  for (const file of saved) {
    const [from, to] = [
      await stateOf(path.join(root, file)),
      await stateOf(path.join(target, file)),
    ];
    const isCopy = from && to?.size === from.size && to.mtimeMs >= from.mtimeMs;
    if (!isCopy) writes.push({ path: file, bytes: await readFile(path.join(root, file)) });
  }
  for (const [file, { base64 }] of uploads) {
    const bytes = Buffer.from(base64, 'base64');
    if (!saved.includes(file) && (await stateOf(path.join(target, file)))?.size !== bytes.length)
      writes.push({ path: file, bytes });
  }
  for (const [file, text] of Object.entries(files))
    if (now.files[file] !== text) writes.push({ path: file, bytes: Buffer.from(text) });
  const old = [...Object.keys(now.files), ...(keepsPictures ? [] : Object.keys(now.pictures))];
  for (const file of old)
    if (!(file in files) && !saved.includes(file) && !uploads.has(file))
      writes.push({ path: file, bytes: null });
  return writes;
}

const stateOf = (file: string) => stat(file).catch(() => undefined);
