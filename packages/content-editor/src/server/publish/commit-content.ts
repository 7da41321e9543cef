import type { ContentModel } from 'content-check/content-model';
import { isWritable } from '../../store/writable';
import { git, GitError, isLocked, listed, Obstacle, reasonOf } from '../git';
import { type Repository, untrackedFiles } from './repository';

/**
 * Commits the files of the content that differ from the last commit, through the repository's hooks, and no others, such
 * as notes or what another program leaves there. What else is changed or staged stays as it is. If the commit is refused,
 * new files stay unknown to Git.
 * @throws Obstacle
 */
export async function commitContent(
  repository: Repository,
  model: ContentModel,
  message: string,
): Promise<void> {
  const { root } = repository;
  const isContent = (file: string) => isWritable(model, file);
  // a renamed file is one that is gone and one that is new
  const differing = ['diff', '--name-only', '--no-renames', '--relative', '-z', 'HEAD', '--', '.'];
  const changed = listed(await git(root, differing)).filter(isContent);
  const unknown = (await untrackedFiles(repository)).filter(isContent);
  if (changed.length + unknown.length === 0) return;
  const paths = ['--pathspec-from-file=-', '--pathspec-file-nul'];
  const input = ended([...changed, ...unknown].map((file) => `:(literal)${file}`));
  try {
    // a new file has to be known before it can be committed alone; and where a commit is killed, the index has it already
    const noted = ended([...changed, ...unknown]);
    await git(root, ['update-index', '--add', '--remove', '-z', '--stdin'], { input: noted });
    await git(root, ['commit', '--quiet', '--only', '--message', message, ...paths], { input });
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    const words = ['update-index', '--force-remove', '-z', '--stdin'];
    await git(root, words, { input: ended(unknown) }).catch(() => undefined);
    throw new Obstacle(isLocked(error) ? 'locked' : 'hook', reasonOf(error));
  }
}

/** Paths as Git reads them, each of which ends with a NUL. */
const ended = (paths: readonly string[]) => paths.map((path) => `${path}\0`).join('');
