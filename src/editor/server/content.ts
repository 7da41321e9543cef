import { execFile, type ExecFileException } from 'node:child_process';
import { createHash } from 'node:crypto';
import path from 'node:path';
import { promisify } from 'node:util';
import { type ContentFolder, readFolder, textsIn } from '../site/folder';
import type { Snapshot, Version } from '../store/store';
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
 * A content file at HEAD, and when it was committed.
 * @returns null without a committed version
 * @throws Refusal if Git fails
 */
export async function committedVersion(root: string, file: string): Promise<Version | null> {
  if (!isWritable(file)) return null;
  const env = { ...process.env, LC_ALL: 'C' };
  const options = { cwd: path.resolve(root), maxBuffer: 2_000_000, env };
  const git = (...words: string[]) => run('git', words, options);
  return git('show', `HEAD:./${file}`).then(
    async ({ stdout: text }) => {
      const { stdout: date } = await git('log', '-1', '--format=%cI', '--', file);
      return { text, date: date.trim() };
    },
    (error: unknown) => {
      const { code, stderr = '' } = error as Partial<ExecFileException>;
      if (code === 'ENOENT')
        throw new Refusal(
          501,
          'Git, which keeps earlier versions, isn’t installed on this computer.',
        );
      if (hasNone.test(stderr)) return null;
      const [reason = ''] = stderr.replace('fatal: ', '').split('\n');
      throw new Refusal(500, `Git can’t read the earlier version. It says: ${reason}`);
    },
  );
}
