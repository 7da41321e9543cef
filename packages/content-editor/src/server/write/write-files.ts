import { lstat, mkdir, open, readFile, realpath, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { BytesWrite } from '../../store/content';
import { isSame, parseEntry } from '../../writing/json';
import { Refusal } from '../refusal';

/**
 * Writes all files or none, by their paths below a folder, and keeps their permissions. Each is first written
 * beside its target, then renamed, so that no file is ever half written.
 * @returns a function that puts the files back as they were, but for those that somebody has saved since
 * @throws Refusal for a symbolic link, otherwise the system's error
 */
export async function writeFiles(
  root: string,
  writes: readonly BytesWrite[],
): Promise<() => Promise<void>> {
  const targets: (FileTarget & BytesWrite)[] = [];
  const undo: (() => Promise<void>)[] = [];
  const putBack = async () => {
    const failures: unknown[] = [];
    for (const back of undo.toReversed())
      await back().catch((failure: unknown) => failures.push(failure));
    if (failures.length > 0) throw failures[0];
  };
  try {
    for (const write of writes) {
      const written = await targetOf(root, write.path);
      targets.push({ ...written, ...write });
      if (write.bytes) await writeTemporary(written, write.bytes);
    }
    for (const written of targets) {
      const { target, bytes } = written;
      const before = await readFile(target).catch(() => undefined);
      undo.push(async () => {
        if (!(await isAsWritten(target, bytes))) return;
        if (before) await writeTemporary(written, before);
        await (before ? rename(temporaryOf(target), target) : rm(target, { force: true }));
      });
      await (bytes ? rename(temporaryOf(target), target) : rm(target, { force: true }));
    }
  } catch (error) {
    for (const { target } of targets)
      await rm(temporaryOf(target), { force: true }).catch(() => undefined);
    await putBack().catch(() => undefined);
    throw error;
  }
  return putBack;
}

/**
 * Whether a file is as it was written, or deleted by null. A text may have another layout: a hook of Git may
 * have formatted it.
 */
export async function isAsWritten(file: string, written: Uint8Array | null): Promise<boolean> {
  const bytes = await readFile(file).catch(() => undefined);
  if (!bytes || !written) return !bytes && !written;
  const [now, then] = [bytes, Buffer.from(written)];
  const entry = parseEntry(now.toString());
  return now.equals(then) || (entry !== undefined && isSame(entry, parseEntry(then.toString())));
}

/** Hidden, so that the check and the site ignore it. */
const temporaryOf = (target: string) =>
  path.join(path.dirname(target), `.${path.basename(target)}.new`);

async function writeTemporary({ target, mode }: FileTarget, bytes: Uint8Array): Promise<void> {
  // left behind by a crash, or a link to elsewhere
  await rm(temporaryOf(target), { force: true });
  const file = await open(temporaryOf(target), 'wx');
  try {
    // some file systems, on which all files have the same permissions, refuse to set them
    if (mode !== undefined && mode !== (await file.stat()).mode) await file.chmod(mode);
    await file.writeFile(bytes);
    // flushed before the rename: a power cut leaves either the old file or the new one
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Where a file is written, and its permissions; undefined for a new one. */
type FileTarget = { readonly target: string; readonly mode: number | undefined };

/** Where a file is written. @throws Refusal for a symbolic link, which may lead out of the folder */
async function targetOf(root: string, file: string): Promise<FileTarget> {
  const message = `“${file}” is a link to another place. Replace it with the file itself.`;
  let folder = await realpath(root);
  // a backslash is between two folders on Windows alone
  const names = path.normalize(file).split(path.sep);
  const last = names.pop() ?? '';
  for (const name of names) {
    folder = path.join(folder, name);
    await mkdir(folder, { recursive: true });
    if ((await realpath(folder)) !== folder) throw new Refusal(400, message);
  }
  const target = path.join(folder, last);
  const state = await lstat(target).catch(() => undefined);
  if (state?.isSymbolicLink()) throw new Refusal(400, message);
  // renaming over a read-only file needs no permission for that file
  if (state?.isFile()) await (await open(target, 'r+')).close();
  return { target, mode: state?.mode };
}
