import { execFile, type ExecFileException } from 'node:child_process';
import { promisify } from 'node:util';
import { isWithoutCommit, readAtRest } from './git-failure';

const run = promisify(execFile);

/** The largest output of Git that is read, in bytes; the texts of a large site have some megabytes. */
const maxBuffer = 100_000_000;

/** A JSON file in a tree of Git; symbolic links and submodules have other modes (gitformat-index). */
const jsonFile = /^100\d{3} blob (?<id>[0-9a-f]+)\t(?<path>.+\.json)$/s;

/** A commit that Git can't read, as of a damaged repository. The message is all that Git says. */
export class UnreadableCommit extends Error {}

/**
 * The texts of the JSON files that a commit has below a folder, by their paths below it.
 * @param revision the last commit by default
 * @returns none without Git, a repository or a commit
 * @throws UnreadableCommit if Git can't read what there is
 */
export const committedTexts = (root: string, revision = 'HEAD'): Promise<Texts> =>
  readAtRest(() => textsOf(root, revision));

type Texts = Readonly<Record<string, string>>;

async function textsOf(root: string, revision: string): Promise<Texts> {
  try {
    const { stdout } = await runGit(root, 'ls-tree', '-rz', revision);
    const files = stdout.split('\0').flatMap((line) => {
      const { id = '', path = '' } = jsonFile.exec(line)?.groups ?? {};
      return path === '' ? [] : [{ id, path }];
    });
    const texts = await gitObjects(
      root,
      files.map(({ id }) => id),
    );
    return Object.fromEntries(files.map(({ path }, index) => [path, there(path, texts[index])]));
  } catch (error) {
    const failure = await failureOf(root, error);
    if (failure) throw failure;
    return {};
  }
}

/** A text of a commit. @throws UnreadableCommit if Git has lost it */
function there(path: string, text: string | undefined): string {
  if (text === undefined) throw new UnreadableCommit(`the text of ${path} is missing`);
  return text;
}

const runGit = (root: string, ...args: readonly string[]) =>
  run('git', args, { cwd: root, maxBuffer, env: { ...process.env, LC_ALL: 'C' } });

/** What to throw after a failure; undefined if there is nothing to read: no Git, no repository or no commit. */
async function failureOf(root: string, error: unknown): Promise<UnreadableCommit | undefined> {
  if (error instanceof UnreadableCommit) return error;
  // Git is not there, or the folder is not
  if ((error as ExecFileException).code === 'ENOENT') return undefined;
  const failure = await runGit(root, 'log', '-1').then(
    () => error,
    (logError: unknown) => logError,
  );
  if (await isWithoutCommit(root)) return undefined;
  const { stderr = '', message } = failure as ExecFileException;
  return new UnreadableCommit(stderr.trim() || message);
}

/**
 * The contents of objects of Git, read by one process; undefined for one that is missing.
 * @throws the error of the process if Git can't read one that is there
 */
export async function gitObjects(
  root: string,
  ids: readonly string[],
): Promise<readonly (string | undefined)[]> {
  const reading = run('git', ['cat-file', '--batch'], { cwd: root, maxBuffer, encoding: 'buffer' });
  reading.child.stdin?.end(ids.map((id) => `${id}\n`).join(''));
  const { stdout } = await reading;
  let at = 0;
  return ids.map(() => {
    const end = stdout.indexOf('\n', at);
    const size = Number(/ blob (\d+)$/.exec(stdout.toString('utf8', at, end))?.[1] ?? -1);
    const text = size < 0 ? undefined : stdout.toString('utf8', end + 1, end + 1 + size);
    // a line break follows each content
    at = end + (size < 0 ? 1 : size + 2);
    return text;
  });
}
