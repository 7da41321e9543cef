import { gitThatWaits, ObstacleError, waitLimits } from '../git';
import { commitAt, type Repository } from './repository';

/**
 * Asks the remote what is published, and fetches it.
 * @returns the published commit; undefined if nothing was published there yet
 * @throws ObstacleError
 */
export async function fetchPublished(
  repository: Repository,
  signal: AbortSignal,
  limit = waitLimits.question,
): Promise<string | undefined> {
  const { workTree, remote, branch, upstream } = repository;
  const ask = (...args: readonly string[]) =>
    gitThatWaits(workTree, args, { signal, limit, code: 'unreachable' });
  const ref = `refs/heads/${branch}`;
  const heads = await ask('ls-remote', '--heads', remote);
  if (heads === '') return undefined;
  const line = heads.split('\n').find((head) => head.endsWith(`\t${ref}`));
  // another branch may be the one that is built now
  if (line === undefined) throw new ObstacleError('no-branch', heads.trim());
  const [id] = line.split('\t');
  if (id === (await commitAt(repository, upstream))) return id;
  await ask('fetch', '--quiet', '--no-tags', remote, `+${ref}:${upstream}`);
  return commitAt(repository, upstream);
}

/** Sends a commit. It never replaces what the remote has. @throws ObstacleError */
export async function push(
  { workTree, remote, branch }: Repository,
  commit: string,
  signal: AbortSignal,
): Promise<void> {
  const args = ['push', remote, `${commit}:refs/heads/${branch}`];
  await gitThatWaits(workTree, args, { signal, limit: waitLimits.sending, code: 'refused' });
}
