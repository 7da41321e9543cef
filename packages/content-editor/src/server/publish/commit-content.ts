import type { ContentModel } from 'content-check/content-model';
import { isWritable } from '../../store/writable';
import { git, GitError, listed, Obstacle, reasonOf } from '../git';
import { type Repository, untrackedFiles } from './repository';

/**
 * The files of the content that differ from the last commit, by their paths below the content folder; no others, such
 * as notes or what another program leaves there.
 */
export async function uncommittedFiles(
  repository: Repository,
  model: ContentModel,
): Promise<readonly string[]> {
  const words = ['diff', '--name-only', '--relative', '-z', 'HEAD', '--', '.'];
  const changed = listed(await git(repository.root, words));
  return [...changed, ...(await untrackedFiles(repository))].filter((file) =>
    isWritable(model, file),
  );
}

/**
 * Commits these files alone, through the repository's hooks. What else is changed or staged stays as it is.
 * @throws Obstacle
 */
export async function commitContent(
  { root }: Repository,
  files: readonly string[],
  message: string,
): Promise<void> {
  if (files.length === 0) return;
  const input = files.map((file) => `:(literal)${file}\0`).join('');
  const paths = ['--pathspec-from-file=-', '--pathspec-file-nul'];
  try {
    // a new file has to be known before it can be committed alone
    await git(root, ['add', '--all', ...paths], { input });
    await git(root, ['commit', '--quiet', '--only', '--message', message, ...paths], { input });
  } catch (error) {
    throw error instanceof GitError ? new Obstacle(whyNot(error), reasonOf(error)) : error;
  }
}

const whyNot = ({ stderr }: GitError) =>
  /Unable to create '.*\.lock'/.test(stderr) ? 'locked' : 'hook';
