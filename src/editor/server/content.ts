import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import path from 'node:path';
import { promisify } from 'node:util';
import { type ContentFolder, readFolder, textsIn } from '../site/folder';
import type { Snapshot } from '../store/store';
import { isWritable } from './guard';

/** Reads the content folder, for the check and as the editor's snapshot. */
export async function readContent(
  root: string,
): Promise<{ readonly folder: ContentFolder; readonly snapshot: Snapshot }> {
  const { folder, pictures: found } = await readFolder(root);
  const pictures = Object.fromEntries(found);
  const files = textsIn(folder);
  const state = JSON.stringify([files, pictures]);
  const version = createHash('sha256').update(state).digest('hex');
  return { folder, snapshot: { files, pictures, version } };
}

const run = promisify(execFile);

/**
 * The text of a content file at HEAD.
 * @returns null without a committed version, or without Git
 */
export async function committedText(root: string, file: string): Promise<string | null> {
  if (!isWritable(file)) return null;
  const options = { cwd: path.resolve(root), maxBuffer: 2_000_000 };
  return run('git', ['show', `HEAD:./${file}`], options).then(
    ({ stdout }) => stdout,
    () => null,
  );
}
