import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { isWritable } from './guard';

const run = promisify(execFile);

/**
 * The text of a content file in the last commit.
 * @returns null where the file is not in it, or there is no Git
 */
export async function committedText(root: string, file: string): Promise<string | null> {
  if (!isWritable(file)) return null;
  try {
    const { stdout } = await run('git', ['show', `HEAD:./${file}`], {
      cwd: path.resolve(root),
      maxBuffer: 2_000_000,
    });
    return stdout;
  } catch {
    return null;
  }
}
