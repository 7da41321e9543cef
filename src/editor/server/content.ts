import { execFile, type ExecFileException } from 'node:child_process';
import { createHash } from 'node:crypto';
import path from 'node:path';
import { promisify } from 'node:util';
import { type ContentFolder, readFolder, textsIn } from '../site/folder';
import type { Snapshot } from '../store/store';
import { isWritable } from './guard';
import { Refusal } from './refusal';

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

/** Git's messages without a committed version (2.39 and earlier). */
const hasNone = /'HEAD'|not a git repository \(or any/;

/**
 * The text of a content file at HEAD.
 * @returns null without a committed version
 * @throws Refusal if Git fails
 */
export async function committedText(root: string, file: string): Promise<string | null> {
  if (!isWritable(file)) return null;
  const env = { ...process.env, LC_ALL: 'C' };
  const options = { cwd: path.resolve(root), maxBuffer: 2_000_000, env };
  return run('git', ['show', `HEAD:./${file}`], options).then(
    ({ stdout }) => stdout,
    (error: unknown) => {
      const { code, stderr = '' } = error as Partial<ExecFileException>;
      if (code === 'ENOENT')
        throw new Refusal(
          501,
          'Git, which keeps earlier versions, isn’t installed on this computer.',
        );
      if (hasNone.test(stderr)) return null;
      const [reason = ''] = stderr.replace('fatal: ', '').split('\n');
      throw new Refusal(500, `Git can’t read the last kept version. It says: ${reason}`);
    },
  );
}
