import type { ContentModel } from 'content-check/content-model';
import { isContentFile } from '../../store/content-file';
import { endedWithNul, git, gitThatWaits, literal } from '../git';
import { rememberIndex } from './git-index';
import {
  changesSince,
  commitAt,
  forgetUnderway,
  type Repository,
  underwayRef,
  untrackedFiles,
} from './repository';

/** Milliseconds that a project’s hooks and whoever signs have. */
const limit = 600_000;

/** A commit, and what takes it back as if it had never been. @throws GitError if the branch has moved since */
export type UndoableCommit = { readonly commit: string; readonly undo: () => Promise<void> };

/**
 * Commits the files of the content that differ from the last commit, through the repository's hooks, and no others, such
 * as notes or what another program leaves there. What else is changed or staged stays as it is.
 * @returns undefined if nothing differs
 * @throws Obstacle, and everything is as before
 */
export async function commitContent(
  repository: Repository,
  model: ContentModel,
  { message, head, signal }: { message: string; head: string; signal: AbortSignal },
): Promise<UndoableCommit | undefined> {
  const { contentFolder } = repository;
  const isContent = (file: string) => isContentFile(model, file);
  const changes = (await changesSince(repository, head)).map(([file]) => file).filter(isContent);
  if (changes.length === 0) return undefined;
  const restoreIndex = await rememberIndex(repository, changes, head);
  const ofPaths = ['--pathspec-from-file=-', '--pathspec-file-nul'];
  const input = endedWithNul(changes.map(literal));
  try {
    // a new file has to be known before it can be committed alone
    const unknown = (await untrackedFiles(repository)).filter(isContent);
    if (unknown.length > 0)
      await git(contentFolder, ['add', '--intent-to-add', ...ofPaths], {
        input: endedWithNul(unknown.map(literal)),
      });
    // a line of the message may begin with a number sign
    const args = ['commit', '--quiet', '--only', '--cleanup=whitespace', '--message', message];
    await gitThatWaits(contentFolder, [...args, ...ofPaths], {
      input,
      signal,
      limit,
      code: 'commit',
    });
  } catch (error) {
    const made = await commitAt(repository, 'HEAD');
    // it was stopped in a hook that runs after the commit, during which nobody else can commit
    if (made && made !== head) await git(contentFolder, ['update-ref', 'HEAD', head, made]);
    await restoreIndex();
    throw error;
  }
  // a hook may have committed a file otherwise than Git has noted it
  await git(contentFolder, ['reset', '--quiet', ...ofPaths], { input });
  const commit = (await commitAt(repository, 'HEAD')) ?? head;
  await git(contentFolder, ['update-ref', underwayRef, commit]);
  return {
    commit,
    undo: async () => {
      await git(contentFolder, ['update-ref', 'HEAD', head, commit]);
      await restoreIndex();
      await forgetUnderway(repository);
    },
  };
}
