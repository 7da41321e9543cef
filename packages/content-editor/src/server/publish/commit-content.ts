import type { ContentModel } from 'content-check/content-model';
import { isContentFile } from '../../store/content-file';
import {
  endedWithNul,
  git,
  GitError,
  gitThatWaits,
  literal,
  ObstacleError,
  waitLimits,
} from '../git';
import { ofPaths, usingIndexOf } from './git-index';
import { differencesFrom, commitAt, type Repository } from './repository';

type Commit = {
  readonly message: string;
  /** The commit of the branch, on which it is made. */
  readonly head: string;
  readonly signal: AbortSignal;
};

/**
 * Commits the files of the content that differ from the branch, through the repository's hooks, and no
 * others, such as notes or what another program leaves there. The branch and Git’s index stay as they are.
 * @returns the commit; that of the branch if nothing differs
 * @throws ObstacleError; only with `commit-stays` is the commit in the branch
 */
export async function commitContent(
  repository: Repository,
  model: ContentModel,
  { message, head, signal }: Commit,
): Promise<string> {
  const { contentFolder } = repository;
  const differing = await differencesFrom(contentFolder, head);
  const files = [...differing.keys()].filter((file) => isContentFile(model, file));
  if (files.length === 0) return head;
  return usingIndexOf(repository, head, async (index) => {
    const input = endedWithNul(files.map(literal));
    await git(contentFolder, ['add', '--all', ...ofPaths], { input, index });
    // one that the folder's index has forgotten may be as it was
    if ((await git(contentFolder, ['diff', '--cached', '--name-only'], { index })) === '')
      return head;
    // a line of the message may begin with a number sign
    const args = ['commit', '--quiet', '--cleanup=whitespace', '--file=-'];
    const waiting = {
      input: message,
      index,
      signal,
      limit: waitLimits.hooks,
      code: 'commit',
    } as const;
    let commit = head;
    try {
      await gitThatWaits(contentFolder, args, waiting);
    } finally {
      // also of one that was stopped in a hook that runs after it
      commit = (await commitAt(repository, 'HEAD')) ?? head;
      if (commit !== head) await leaveBranchAt(repository, head, commit);
    }
    return commit;
  });
}

/** Takes a commit out of the branch, which has it once it is public. @throws ObstacleError */
async function leaveBranchAt({ workTree }: Repository, head: string, commit: string) {
  await git(workTree, ['update-ref', 'HEAD', head, commit]).catch((error: unknown) => {
    throw error instanceof GitError ? new ObstacleError('commit-stays', error.said) : error;
  });
}
