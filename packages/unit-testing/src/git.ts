import { execFileSync } from 'node:child_process';
import { devNull } from 'node:os';

const author = ['-c', 'user.name=Editor', '-c', 'user.email=editor@example.org'];

/** Runs Git in a folder, without this computer's settings, which may require signed commits. */
export function git(folder: string, ...words: readonly string[]): void {
  const env = { ...process.env, GIT_CONFIG_GLOBAL: devNull, GIT_CONFIG_NOSYSTEM: '1' };
  execFileSync('git', [...author, ...words], { cwd: folder, env, stdio: 'pipe' });
}

/** Makes a folder a repository and commits everything in it. */
export function commitAll(folder: string): void {
  git(folder, 'init', '--quiet');
  git(folder, 'add', '.');
  git(folder, 'commit', '--quiet', '--message', 'As it was');
}
