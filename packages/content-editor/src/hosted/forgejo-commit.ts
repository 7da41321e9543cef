import * as z from 'zod';
import { toBase64 } from './base64';
import type { Committed, NewCommit } from './git-host';
import type { ForgejoRepository } from './forgejo-repository';
import { forgejoName, type ForgejoRequests } from './forgejo-request';
import { Refused } from './host-error';
import type { HostPlace } from './host-place';
import { askForReview, newReviewBranch, publicRemark } from './review-branch';

const made = z.object({
  commit: z.object({ sha: z.string(), parents: z.array(z.object({ sha: z.string() })) }),
});

const request = z.object({ number: z.number() });

type Tools = {
  readonly requests: ForgejoRequests;
  readonly repository: ForgejoRepository;
  readonly place: HostPlace;
};

/**
 * Makes one commit, or none. The API has no commit that is to follow: it refuses one that changes a file which is not the
 * stated one, or adds one that is there, and pushes without force. So a commit of others to the same files hinders it, and
 * one to other files, in the moment before, does not.
 */
export async function commitToForgejo(
  { requests, repository, place }: Tools,
  revision: string,
  { message, writes }: NewCommit,
): Promise<Committed | undefined> {
  const { branch, folder, review = false } = place;
  const { own, user } = await repository.opened();
  const base = own?.name ?? branch;
  const target = review ? (own?.name ?? newReviewBranch(user)) : branch;
  const files = writes.map(({ path, bytes, was }) => ({
    operation: bytes ? (was === undefined ? 'create' : 'update') : 'delete',
    path: `${folder}/${path}`,
    ...(bytes && { content: toBase64(bytes) }),
    ...(was !== undefined && { sha: was }),
  }));
  const input = { branch: base, ...(target !== base && { new_branch: target }), message, files };
  try {
    const { commit } = await requests.rest(`${repository.path}/contents`, made, input);
    const head = repository.note(commit.sha);
    const remark = review ? await ask() : publicRemark;
    return { ...head, parent: commit.parents[0]?.sha ?? '', remark };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    // whatever it says: if the branch has moved, that is why
    if ((await repository.tip(base)) !== revision) return undefined;
    throw error;
  }

  function ask(): Promise<string> {
    const [title = ''] = message.split('\n');
    const wanted = { head: target, base: branch, title };
    const open = async () =>
      (await requests.rest(`${repository.path}/pulls`, request, wanted)).number;
    const host = forgejoName(place);
    return askForReview({ kind: 'pull request', host, number: own?.request, open });
  }
}
