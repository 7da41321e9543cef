import { spawn } from 'node:child_process';
import path from 'node:path';
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

/**
 * Runs Git in a folder. It never asks in the terminal, where nobody would answer.
 * @throws GitError if it fails; Obstacle without Git
 */
export async function runGit(
  folder: string,
  words: readonly string[],
  { input = '', env = {} }: Options = {},
): Promise<{ readonly stdout: Buffer; readonly stderr: string }> {
  const child = spawn('git', words, {
    cwd: path.resolve(folder),
    env: { ...process.env, LC_ALL: 'C', GIT_TERMINAL_PROMPT: '0', ...env },
  });
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
  ]);
  const stderr = said.toString();
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

/** The entries of an output that ends each with a NUL. */
export const listed = (output: string): readonly string[] => output.split('\0').filter(Boolean);

/** The line of a failure that says what went wrong, without Git's prefixes. */
export function reasonOf({ stderr }: GitError): string {
  const lines = stderr
    .split('\n')
    .map((line) => line.replace(/^(?:remote: )?(?:fatal|error): /, ''));
  return lines.find((line) => line.trim() !== '' && !line.startsWith('hint:')) ?? '';
}
