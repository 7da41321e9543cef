import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The largest output of Git that is read, in bytes; the texts of a large site have some megabytes. */
const maxBuffer = 100_000_000;

/** A JSON file in a tree of Git; symbolic links and submodules have other modes (gitformat-index). */
const jsonFile = /^100\d{3} blob (?<id>[0-9a-f]+)\t(?<path>.+\.json)$/s;

/**
 * The texts of the JSON files that a commit has below a folder, by their paths below it.
 * @param revision the last commit by default
 * @returns none without Git, a repository or a commit, or if they can't be read
 */
export async function committedTexts(
  root: string,
  revision = 'HEAD',
): Promise<Readonly<Record<string, string>>> {
  try {
    const { stdout } = await run('git', ['ls-tree', '-rz', revision], { cwd: root, maxBuffer });
    const files = stdout.split('\0').flatMap((line) => {
      const { id = '', path = '' } = jsonFile.exec(line)?.groups ?? {};
      return path === '' ? [] : [{ id, path }];
    });
    const texts = await gitObjects(
      root,
      files.map(({ id }) => id),
    );
    return Object.fromEntries(files.map(({ path }, index) => [path, texts[index] ?? '']));
  } catch {
    return {};
  }
}

/** The contents of objects of Git, read by one process; empty for one that is missing. */
export async function gitObjects(root: string, ids: readonly string[]): Promise<readonly string[]> {
  const reading = run('git', ['cat-file', '--batch'], { cwd: root, maxBuffer, encoding: 'buffer' });
  reading.child.stdin?.end(ids.map((id) => `${id}\n`).join(''));
  const { stdout } = await reading;
  let at = 0;
  return ids.map(() => {
    const end = stdout.indexOf('\n', at);
    const size = Number(/ blob (\d+)$/.exec(stdout.toString('utf8', at, end))?.[1] ?? -1);
    const text = size < 0 ? '' : stdout.toString('utf8', end + 1, end + 1 + size);
    // a line break follows each content
    at = end + (size < 0 ? 1 : size + 2);
    return text;
  });
}
