import type { Author } from '../../store/publishing';
import { git, ObstacleError, tryGit } from '../git';
import type { Repository } from './repository';

/** Remembers who publishes from this repository, in its own settings. */
export async function rememberAuthor(
  { contentFolder }: Repository,
  { name, email }: Author,
): Promise<void> {
  // a name may begin like an option
  await git(contentFolder, ['config', '--local', '--', 'user.name', name]);
  await git(contentFolder, ['config', '--local', '--', 'user.email', email]);
}

/**
 * Refuses to publish as nobody: Git would make up a name and an address from those of the computer.
 * @throws ObstacleError
 */
export async function requireAuthor({ contentFolder }: Repository): Promise<void> {
  for (const name of ['GIT_AUTHOR_IDENT', 'GIT_COMMITTER_IDENT']) {
    const identity = await tryGit(contentFolder, '-c', 'user.useConfigOnly=true', 'var', name);
    if (identity === undefined) throw new ObstacleError('no-author');
  }
}
