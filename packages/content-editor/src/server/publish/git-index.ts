import { endedWithNul, git, splitAtNul } from '../git';
import type { Repository } from './repository';

/** Remembers what Git’s index has of files. @returns a function that puts it back */
export async function rememberIndex(
  repository: Repository,
  files: readonly string[],
  head: string,
): Promise<() => Promise<void>> {
  const { contentFolder, prefix } = repository;
  const paths = files.map((file) => prefix + file);
  const all = splitAtNul(
    await git(contentFolder, ['ls-files', '--full-name', '--stage', '-z', '--', '.']),
  );
  // of a new file that is only announced, the index has nothing
  const announced = ['diff', '--name-only', '--diff-filter=A', '--no-relative', '-z', '--', '.'];
  const empty = splitAtNul(await git(contentFolder, announced));
  const known = all.filter((line) => {
    const file = line.slice(line.indexOf('\t') + 1);
    return paths.includes(file) && !empty.includes(file);
  });
  const gone = paths.map((file) => `0 ${'0'.repeat(head.length)}\t${file}`);
  const input = endedWithNul([...gone, ...known]);
  return async () => {
    await git(contentFolder, ['update-index', '-z', '--index-info'], { input });
  };
}
