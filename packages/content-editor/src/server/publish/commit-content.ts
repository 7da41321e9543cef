import type { ContentModel } from 'content-check/content-model';
import { isWritable } from '../../session/writable';
import { git, GitError, isLocked, listed, Obstacle, reasonOf } from '../git';
import { type Repository, untrackedFiles } from './repository';

/**
 * Commits the files of the content that differ from the last commit, through the repository's hooks, and no others, such
 * as notes or what another program leaves there. What else is changed or staged stays as it is; so does all if the
 * commit is refused.
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
  const words = ['diff', '--name-only', '--no-renames', '--relative', '-z', 'HEAD', '--', '.'];
  const changed = listed(await git(root, words)).filter(isContent);
  const unknown = (await untrackedFiles(repository)).filter(isContent);
  if (changed.length + unknown.length === 0) return;
  const note = (how: '--add' | '--force-remove') =>
    git(root, ['update-index', how, '-z', '--stdin'], { input: ended(unknown) });
  const paths = ['--pathspec-from-file=-', '--pathspec-file-nul'];
  const input = ended([...changed, ...unknown].map((file) => `:(literal)${file}`));
  try {
    // a new file has to be known before it can be committed alone
    await note('--add');
    await git(root, ['commit', '--quiet', '--only', '--message', message, ...paths], { input });
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    await note('--force-remove').catch(() => undefined);
    throw new Obstacle(isLocked(error) ? 'locked' : 'hook', reasonOf(error));
  }
}

/** Paths as Git reads them, each of which ends with a NUL. */
const ended = (paths: readonly string[]) => paths.map((path) => `${path}\0`).join('');
