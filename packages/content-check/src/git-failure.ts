import { access } from 'node:fs/promises';
import path from 'node:path';

/** The line of what Git says of a failure that says what went wrong, without Git's prefixes. */
export function gitReason(stderr: string): string {
  const lines = stderr
    .split('\n')
    .map((line) => line.replace(/^(?:remote: )?(?:fatal|error): /, ''));
  return lines.find((line) => line.trim() !== '' && !line.startsWith('hint:')) ?? '';
}

/**
 * Whether `git log` has failed in a folder because there is no repository, or no commit in it, and not because Git can't read
 * what there is.
 * @param stderr what Git says of it, in English
 */
export async function isWithoutCommit(folder: string, stderr: string): Promise<boolean> {
  return stderr.includes('does not have any commits yet') || !(await isInRepository(folder));
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
