import { spawn } from 'node:child_process';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';
import { isWithoutCommit, readAtRest } from 'content-check/git-failure';
import type { ObstacleCode } from '../store/publishing';

/** What keeps content from being published. */
export class ObstacleError extends Error {
  /** @param details what Git, a hook or the remote says, whole */
  constructor(
    readonly code: ObstacleCode,
    readonly details = '',
  ) {
    super(code);
  }
}

/** A command of Git that failed. Its message is all that was said. */
export class GitError extends Error {
  constructor(
    readonly exitCode: number | null,
    readonly said: string,
  ) {
    super(said);
  }
}

type Options = {
  /** Its standard input. */
  readonly input?: string | undefined;
  /** Stops it: for a command that waits for a network, a hook or a person. */
  readonly signal?: AbortSignal;
  /** The file of the index that it uses, and its hooks; by default, the folder's own. */
  readonly index?: string | undefined;
};

/** Runs Git in a folder. @returns its output @throws GitError if it fails; ObstacleError without Git */
export async function git(
  folder: string,
  args: readonly string[],
  options?: Options,
): Promise<string> {
  return (await gitBytes(folder, args, options)).toString();
}

/**
 * Runs Git in a folder, as a terminal would that nobody can type in.
 * @returns its output, as bytes
 * @throws GitError if it fails; ObstacleError without Git, or if it was stopped
 */
export async function gitBytes(
  folder: string,
  args: readonly string[],
  { input = '', signal, index }: Options = {},
): Promise<Buffer> {
  const isWindows = process.platform === 'win32';
  const child = spawn('git', args, {
    cwd: path.resolve(folder),
    env: { ...process.env, GIT_TERMINAL_PROMPT: '0', ...(index && { GIT_INDEX_FILE: index }) },
    // without a terminal, SSH and what signs don't ask there; and what Git has started ends with it
    detached: !isWindows,
    windowsHide: true,
  });
  const end = (how: NodeJS.Signals) => {
    if (child.pid === undefined) return;
    if (isWindows)
      spawn('taskkill', ['/pid', String(child.pid), '/t', '/f']).on('error', () => undefined);
    else endGroup(child.pid, how);
  };
  const stop = () => {
    end('SIGTERM');
    setTimeout(end, grace, 'SIGKILL').unref();
  };
  signal?.addEventListener('abort', stop);
  if (signal?.aborted === true) stop();
  // what goes on without Git, such as a connection that SSH keeps, may hold its output open
  child.once('exit', () => {
    if (signal)
      setTimeout(
        () => [child.stdout, child.stderr].map((stream) => stream.destroy()),
        grace,
      ).unref();
  });
  const [stdout, stderr, exitCode] = await Promise.all([
    bytesOf(child.stdout),
    bytesOf(child.stderr),
    new Promise<number | null>((resolve, reject) => {
      child.once('error', (error: NodeJS.ErrnoException) =>
        reject(error.code === 'ENOENT' ? new ObstacleError('no-git') : error),
      );
      child.once('close', resolve);
      // Git may end before it has read everything
      child.stdin.on('error', () => undefined).end(input);
    }),
  ]).finally(() => signal?.removeEventListener('abort', stop));
  if (exitCode === 0) return stdout;
  // a setting may turn on colors
  throw new GitError(
    exitCode,
    stripVTControlCharacters(Buffer.concat([stdout, stderr]).toString()).trim(),
  );
}

/** Milliseconds until a command that waits is stopped. */
export const waitLimits = {
  /** For the remote to say what it has. */
  question: 120_000,
  /** For pictures on a slow connection. */
  sending: 900_000,
  /** For the hooks and filters of a project, and for whoever signs. */
  hooks: 600_000,
};

type Waiting = Required<Pick<Options, 'signal'>> &
  Pick<Options, 'index' | 'input'> & {
    /** The obstacle if the command fails. */
    readonly code: ObstacleCode;
    /** Milliseconds until it is stopped. */
    readonly limit: number;
  };

/** Runs a command of Git that waits, can be stopped, and ends by itself. @throws ObstacleError */
export async function gitThatWaits(
  folder: string,
  args: readonly string[],
  { signal, index, input, code, limit }: Waiting,
): Promise<string> {
  const late = AbortSignal.timeout(limit);
  try {
    return await git(folder, args, { index, input, signal: AbortSignal.any([signal, late]) });
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    const stopped = late.aborted ? 'slow' : code;
    throw new ObstacleError(signal.aborted ? 'cancelled' : stopped, error.said);
  }
}

/** Milliseconds that are left to a command that was stopped, and to output after its end. */
const grace = 2000;

/** Ends a process and those that it has started. */
function endGroup(pid: number, how: NodeJS.Signals): void {
  try {
    process.kill(-pid, how);
  } catch {
    // they have ended
  }
}

/** What comes from a stream until it ends, or is destroyed. */
const bytesOf = (stream: Readable): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.once('error', reject).once('close', () => resolve(Buffer.concat(chunks)));
  });

/** Runs Git; undefined if it fails. */
export const tryGit = (folder: string, ...args: readonly string[]): Promise<string | undefined> =>
  git(folder, args).then(
    (output) => output.trim(),
    (error: unknown) => {
      if (error instanceof GitError) return undefined;
      throw error;
    },
  );

/**
 * The last commit of a folder's branch.
 * @returns undefined without a repository, or a commit in it
 * @throws GitError if Git can't read what there is; ObstacleError without Git
 */
export const lastCommit = (folder: string): Promise<string | undefined> =>
  readAtRest(() => lastCommitOf(folder));

async function lastCommitOf(folder: string): Promise<string | undefined> {
  try {
    return (await git(folder, ['log', '-1', '--no-show-signature', '--format=%H'])).trim();
  } catch (error) {
    if (!(error instanceof GitError) || !(await isWithoutCommit(folder))) throw error;
    return undefined;
  }
}

/** The entries of an output in which each ends with a NUL. */
export const splitAtNul = (output: string): readonly string[] => output.split('\0').filter(Boolean);

/** A path as Git takes it by itself: as no pattern, whatever signs it has. */
export const literal = (file: string): string => `:(literal)${file}`;

/** Paths as Git reads them, each of which ends with a NUL. */
export const endedWithNul = (paths: readonly string[]): string =>
  paths.map((name) => `${name}\0`).join('');
