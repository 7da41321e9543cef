import { execFile } from 'node:child_process';
import { access } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Reads from Git by several commands, and once more if that fails: somebody may just have made the repository, or its first
 * commit, so that one command has found it and another has not.
 */
export const readAtRest = <Result>(read: () => Promise<Result>): Promise<Result> =>
  read().catch(() => read());

/**
 * Whether Git has failed in a folder because there is no repository, or no commit in it, and not because Git can't read
 * what there is.
 */
export async function isWithoutCommit(folder: string): Promise<boolean> {
  if (!(await isInRepository(folder))) return true;
  const succeeds = (...args: readonly string[]) =>
    run('git', args, { cwd: folder }).then(
      () => true,
      () => false,
    );
  // a branch that has begun has a name before it has a commit
  const hasBranch = await succeeds('symbolic-ref', '--quiet', 'HEAD');
  return hasBranch && !(await succeeds('rev-parse', '--verify', '--quiet', 'HEAD'));
}

/** Whether a folder is in a repository, which may be damaged so that Git says it is none. */
async function isInRepository(folder: string): Promise<boolean> {
  const place = path.resolve(folder);
  const isTop = await access(path.join(place, '.git')).then(
    () => true,
    () => false,
  );
  const above = path.dirname(place);
  return isTop || (above !== place && isInRepository(above));
}
