import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { devNull } from 'node:os';
import path from 'node:path';

const author = ['-c', 'user.name=Editor', '-c', 'user.email=editor@example.org'];

/** Runs Git in a folder, without this computer's settings, which may require signed commits. */
export function git(folder: string, ...args: readonly string[]): void {
  const env = { ...process.env, GIT_CONFIG_GLOBAL: devNull, GIT_CONFIG_NOSYSTEM: '1' };
  execFileSync('git', [...author, ...args], { cwd: folder, env, stdio: 'pipe' });
}

/** Makes a folder a repository and commits everything in it. */
export function commitAll(folder: string): void {
  git(folder, 'init', '--quiet');
  git(folder, 'add', '.');
  git(folder, 'commit', '--quiet', '--message', 'As it was');
}

/**
 * A Git that makes the first commit of a folder as soon as one of its commands has run there, once: as somebody may in a
 * terminal, between two commands of a program.
 * @param folder a repository without a commit
 * @param command its name, such as `log`
 * @returns what `PATH` is to be
 */
export function pathOfCommittingGit(folder: string, command: string): string {
  const bin = path.join(folder, '.git/bin');
  const script = `#!/bin/sh
PATH="\${PATH#*:}"
git "$@"
code=$?
if [ "$1" = ${command} ] && mkdir '${bin}/committed' 2>/dev/null; then
  git add . && git ${author.join(' ')} commit --quiet --message 'As it was'
fi
exit $code
`;
  mkdirSync(bin);
  writeFileSync(path.join(bin, 'git'), script, { mode: 0o755 });
  return `${bin}:${process.env.PATH}`;
}
