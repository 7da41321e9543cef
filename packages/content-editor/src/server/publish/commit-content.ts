import type { ContentModel } from 'content-check/content-model';
import { isContentFile } from '../../store/content-file';
import { endedWithNul, git, GitError, gitThatWaits, literal, Obstacle } from '../git';
import { ofPaths, withIndexOf } from './git-index';
import { changesIn, commitAt, type Repository } from './repository';

/** Milliseconds that a project’s hooks and whoever signs have. */
const limit = 600_000;

type Commit = {
  readonly message: string;
  /** The commit of the branch, on which it is made. */
  readonly head: string;
  readonly signal: AbortSignal;
};

/**
 * Commits the files of the content that differ from the branch, through the repository's hooks, and no others, such as notes
 * or what another program leaves there. The branch and Git’s index stay as they are.
 * @returns the commit; that of the branch if nothing differs
 * @throws Obstacle; only with `commit-stays` is the commit in the branch
 */
export async function commitContent(
  repository: Repository,
  model: ContentModel,
  { message, head, signal }: Commit,
): Promise<string> {
  const { contentFolder } = repository;
  const changed = await changesIn(contentFolder, head);
  const changes = [...changed.keys()].filter((file) => isContentFile(model, file));
  if (changes.length === 0) return head;
  return withIndexOf(repository, head, async (index) => {
    const input = endedWithNul(changes.map(literal));
    await git(contentFolder, ['add', '--all', ...ofPaths], { input, index });
    // one that the folder's index has forgotten may be as it was
    if ((await git(contentFolder, ['diff', '--cached', '--name-only'], { index })) === '')
      return head;
    // a line of the message may begin with a number sign
    const args = ['commit', '--quiet', '--cleanup=whitespace', '--message', message];
    const waiting = { index, signal, limit, code: 'commit' } as const;
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

/** Takes a commit out of the branch, which has it once it is public. @throws Obstacle */
async function leaveBranchAt({ workTree }: Repository, head: string, commit: string) {
  await git(workTree, ['update-ref', 'HEAD', head, commit]).catch((error: unknown) => {
    throw error instanceof GitError ? new Obstacle('commit-stays', error.said) : error;
  });
}
