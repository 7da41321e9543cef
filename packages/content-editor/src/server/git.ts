import { AsyncLocalStorage } from 'node:async_hooks';
import { spawn } from 'node:child_process';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { UnreadableCommit } from 'content-check/committed-texts';
import { gitReason, isWithoutCommit } from 'content-check/git-failure';
import type { ObstacleCode } from '../store/publication';

/** What keeps content from being published. */
export class Obstacle extends Error {
  /** @param details what Git or the remote says, if that helps */
  constructor(
    readonly code: ObstacleCode,
    readonly details = '',
  ) {
    super(code);
  }
}

/** A command of Git that failed. */
export class GitError extends Error {
  constructor(
    readonly exitCode: number | null,
    readonly stdout: string,
    readonly stderr: string,
  ) {
    super(stderr);
  }
}

/**
 * Settings that each command overrides, since other values would change the output that is parsed here, or make Git do more
 * than it is asked for. The user's own settings still say where to push, who signs, and which hooks run.
 */
const settings: Readonly<Record<string, string>> = {
  // the signature would be printed before the commit
  'log.showSignature': 'false',
  // the history of a file would include that of its earlier names
  'log.follow': 'false',
  'i18n.logOutputEncoding': 'UTF-8',
  'i18n.commitEncoding': 'UTF-8',
  // a file with the order of the output, which may be missing
  'diff.orderFile': '/dev/null',
  // a file with another time and the same content would be listed as changed
  'diff.autoRefreshIndex': 'true',
  // a file monitor, and flags in the index, may hide that a file has changed
  'core.fsmonitor': 'false',
  'core.ignoreStat': 'false',
  // lines of a message that begin with a number sign would be removed as comments
  'commit.cleanup': 'whitespace',
  'merge.verifySignatures': 'false',
  // a merge would stash uncommitted changes outside of the content
  'merge.autoStash': 'false',
  'push.followTags': 'false',
  'push.recurseSubmodules': 'no',
  'submodule.recurse': 'false',
};

const overrides = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);

type Options = {
  /** Its standard input. */
  readonly input?: string;
  readonly env?: Readonly<Record<string, string>>;
};

/** Runs Git in a folder. @returns its output @throws GitError if it fails; Obstacle without Git */
export async function git(
  folder: string,
  words: readonly string[],
  options?: Options,
): Promise<string> {
  return (await runGit(folder, words, options)).stdout.toString();
}

/** Runs Git in a folder. @returns its output, as bytes @throws GitError if it fails; Obstacle without Git */
export async function gitBytes(folder: string, words: readonly string[]): Promise<Buffer> {
  return (await runGit(folder, words)).stdout;
}

/** Called with the process id of a command that starts; the function that it returns is called once the command has ended. */
type Watch = (pid: number) => () => void;

/** Watches the commands that run within one asynchronous task, such as a publication, and no others. */
export const watched = new AsyncLocalStorage<Watch>();

/**
 * Runs Git in a folder. It never asks in the terminal, where nobody would answer.
 * @throws GitError if it fails; Obstacle without Git
 */
export async function runGit(
  folder: string,
  words: readonly string[],
  { input = '', env = {} }: Options = {},
): Promise<{ readonly stdout: Buffer; readonly stderr: string }> {
  const child = spawn('git', [...overrides, ...words], {
    cwd: path.resolve(folder),
    env: { ...process.env, LC_ALL: 'C', GIT_TERMINAL_PROMPT: '0', ...env },
  });
  const ended = child.pid === undefined ? undefined : watched.getStore()?.(child.pid);
  const [stdout, said, exitCode] = await Promise.all([
    bytesOf(child.stdout),
    bytesOf(child.stderr),
    new Promise<number | null>((resolve, reject) => {
      child.once('error', (error: NodeJS.ErrnoException) =>
        reject(error.code === 'ENOENT' ? new Obstacle('no-git') : error),
      );
      child.once('close', resolve);
      // Git may end before it has read everything
      child.stdin.on('error', () => undefined).end(input);
    }),
  ]).finally(ended);
  // a setting may turn on colors
  const stderr = stripVTControlCharacters(said.toString());
  if (exitCode !== 0) throw new GitError(exitCode, stdout.toString(), stderr);
  return { stdout, stderr };
}

async function bytesOf(stream: NodeJS.ReadableStream): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** Runs Git; undefined if it fails. */
export const tryGit = (folder: string, ...words: readonly string[]): Promise<string | undefined> =>
  git(folder, words).then(
    (output) => output.trim(),
    (error: unknown) => {
      if (error instanceof GitError) return undefined;
      throw error;
    },
  );

/**
 * The last commit of a folder's branch.
 * @returns undefined without a repository, or a commit in it
 * @throws GitError if Git can't read what there is; Obstacle without Git
 */
export async function lastCommit(folder: string): Promise<string | undefined> {
  try {
    return (await git(folder, ['log', '-1', '--format=%H'])).trim();
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    if (await isWithoutCommit(folder, error.stderr)) return undefined;
    throw error;
  }
}

/** The entries of an output in which each ends with a NUL. */
export const listed = (output: string): readonly string[] => output.split('\0').filter(Boolean);

/** The line of a failure that says what went wrong, without Git's prefixes. */
export const reasonOf = ({ stderr }: GitError): string => gitReason(stderr);

/** Whether a command failed because another one holds Git's lock. */
export const isLocked = ({ stderr }: GitError): boolean =>
  /Unable to create '.*\.lock'/.test(stderr);

/** What keeps content from being published if a command has failed; another error as it is. */
export function obstacleOf(error: unknown): unknown {
  if (error instanceof UnreadableCommit) return new Obstacle('unreadable', error.message);
  if (!(error instanceof GitError)) return error;
  return new Obstacle(isLocked(error) ? 'locked' : 'failed', reasonOf(error));
}
