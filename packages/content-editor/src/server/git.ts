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
 * Settings that have these values for the editor alone, since others would change what it reads, or what it does beside
 * what it was told. Those that say where to push, who signs, and which hooks run are whoever's who uses the computer.
 */
const settings: Readonly<Record<string, string>> = {
  // a commit's signature would be printed before it
  'log.showSignature': 'false',
  // a file's history would be that of its earlier names, too
  'log.follow': 'false',
  'i18n.logOutputEncoding': 'UTF-8',
  'i18n.commitEncoding': 'UTF-8',
  // an order of files, from a file that may be gone
  'diff.orderFile': '/dev/null',
  // files with another time and the same content would differ
  'diff.autoRefreshIndex': 'true',
  // programs and flags that say that a file has not changed
  'core.fsmonitor': 'false',
  'core.ignoreStat': 'false',
  // lines of a message that begin with a number sign would be comments
  'commit.cleanup': 'whitespace',
  'merge.verifySignatures': 'false',
  // what others do outside of the content would be changed here
  'merge.autoStash': 'false',
  'push.followTags': 'false',
  'push.recurseSubmodules': 'no',
  'submodule.recurse': 'false',
};

const overrides = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);

type Options = {
  /** What it reads as its standard input. */
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

/** Runs Git in a folder. @returns its output, of any kind @throws GitError if it fails; Obstacle without Git */
export async function gitBytes(folder: string, words: readonly string[]): Promise<Buffer> {
  return (await runGit(folder, words)).stdout;
}

/** Called with the process of a command when it starts; what it returns is called when that has ended. */
type Watch = (pid: number) => () => void;

/** Watches the commands that a work runs, and those of nobody else. */
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
  // a setting may color what it says
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

/** The entries of an output that ends each with a NUL. */
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
