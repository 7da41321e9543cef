import { git, literal, splitAtNul, tryGit } from '../git';
import type { LocalContent } from '../local-content';
import { commitAt, forgetUnderway, isAncestor, openRepository, underwayRef } from './repository';

/**
 * Takes back the commit of a publication that has ended before it was sent, with its files: what was edited is kept, and is
 * published the next time. A commit that got through, or from which somebody has gone on, stays.
 */
export async function recoverPublication({ root }: LocalContent): Promise<void> {
  try {
    const repository = await openRepository(root);
    const commit = await commitAt(repository, underwayRef);
    if (!commit) return;
    const parent = await commitAt(repository, `${commit}^`);
    const isLast = commit === (await commitAt(repository, 'HEAD'));
    const isPublic = await isAncestor(repository, commit, repository.upstream);
    if (isLast && !isPublic && parent) {
      const differing = ['diff', '--name-only', '--no-renames', '--relative', '-z', parent, commit];
      const files = splitAtNul(await git(root, [...differing, '--', '.']));
      const ofFiles = ['--', ...files.map(literal)];
      const isAsCommitted =
        (await tryGit(root, 'diff', '--quiet', commit, ...ofFiles)) !== undefined;
      await git(root, ['update-ref', 'HEAD', parent, commit]);
      const worktree = isAsCommitted ? ['--worktree'] : [];
      await git(root, ['restore', `--source=${parent}`, '--staged', ...worktree, ...ofFiles]);
    }
    await forgetUnderway(repository);
  } catch {
    // why nothing can be published is said when somebody wants to
  }
}
