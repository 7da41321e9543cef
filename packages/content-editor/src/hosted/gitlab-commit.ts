import * as z from 'zod';
import { toBase64 } from './base64';
import type { Committed, NewCommit, Write } from './git-host';
import type { GitlabProject } from './gitlab-project';
import { latestQuery } from './gitlab-queries';
import type { GitlabRequests } from './gitlab-request';
import { Refused } from './host-error';
import type { HostPlace } from './host-place';
import { askForReview, newReviewBranch, publicRemark } from './review-branch';

const made = z.object({ id: z.string(), parent_ids: z.array(z.string()) });

const request = z.object({ iid: z.number() });

/** How many files are looked up in one query: each costs some ten of the 250 that it may. */
const most = 15;

type Tools = {
  readonly requests: GitlabRequests;
  readonly project: GitlabProject;
  readonly place: HostPlace;
};

/** Between its look at the last commits of files and its commit, GitLab looks at nothing for some milliseconds. */
const overwritten =
  'But somebody has changed the same in the same moment, and this save has replaced it: the history has both.';

/**
 * Makes one commit, or none. GitLab’s API has no commit that is to follow: it refuses one that changes a file whose last
 * commit is another one than stated, or adds one that is there. A commit of others to other files, in the moment before,
 * does not hinder it.
 */
export async function commitToGitlab(
  tools: Tools,
  revision: string,
  { message, writes }: NewCommit,
): Promise<Committed | undefined> {
  const { requests, project, place } = tools;
  const { branch, folder, review = false } = place;
  const { own, user } = await project.opened();
  const latest = await latestCommits(tools, revision, writes);
  if (!latest) return undefined;
  const target = review ? (own?.name ?? newReviewBranch(user)) : branch;
  const isNew = review && !own;
  const actions = writes.map(({ path, bytes, was }) => ({
    action: bytes ? (was === undefined ? 'create' : 'update') : 'delete',
    file_path: `${folder}/${path}`,
    ...(bytes && { content: toBase64(bytes), encoding: 'base64' }),
    ...(was !== undefined && !isNew && { last_commit_id: latest.get(path) }),
  }));
  const input = {
    branch: target,
    // a new branch begins exactly there
    ...(isNew && { start_sha: revision }),
    commit_message: message,
    actions,
    stats: false,
  };
  const rest = await project.rest();
  try {
    const { id, parent_ids: parents } = await requests.rest(
      `${rest}/repository/commits`,
      made,
      input,
    );
    const head = await project.at(id);
    if (!head) throw requests.faults.unread();
    const [parent = ''] = parents;
    const isUnseen = parent !== revision && !(await latestCommits(tools, parent, writes));
    const next = review ? await ask() : publicRemark;
    return { ...head, parent, remark: isUnseen ? `${next} ${overwritten}` : next };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    // whatever it says: if the branch has moved, that is why
    const now = isNew ? undefined : await project.at(target);
    if (!isNew && now?.revision !== revision) return undefined;
    throw error;
  }

  function ask(): Promise<string> {
    const [title = ''] = message.split('\n');
    const wanted = { source_branch: target, target_branch: branch, title };
    const open = async () => {
      const json = { ...wanted, remove_source_branch: true };
      return (await requests.rest(`${rest}/merge_requests`, request, json)).iid;
    };
    return askForReview({ kind: 'merge request', host: 'GitLab', number: own?.request, open });
  }
}

/**
 * The last commit of each file that is to be changed, at the revision.
 * @returns undefined if a file is another one there than was read
 */
async function latestCommits(
  { requests, project, place: { folder } }: Tools,
  revision: string,
  writes: readonly Write[],
): Promise<ReadonlyMap<string, string> | undefined> {
  const known = writes.filter(({ was }) => was !== undefined);
  const latest = new Map<string, string>();
  const parts = Array.from({ length: Math.ceil(known.length / most) }, (_, index) =>
    known.slice(index * most, (index + 1) * most),
  );
  const found = parts.map(async (part) => {
    const paths = part.map(({ path }) => `${folder}/${path}`);
    const { text, form } = latestQuery(paths);
    const variables = Object.fromEntries(paths.map((path, index) => [`path${index}`, path]));
    const all = { project: project.path, ref: revision, paths, ...variables };
    const answer = (await requests.query(text, all, form)).project;
    const ids = new Map(answer?.repository.blobs.nodes.map(({ path, oid }) => [path, oid]));
    return part.every(({ path, was }, index) => {
      const { [`f${index}`]: tree } = answer?.latest ?? {};
      latest.set(path, tree?.lastCommit?.sha ?? '');
      return tree?.lastCommit && ids.get(`${folder}/${path}`) === was;
    });
  });
  return (await Promise.all(found)).every(Boolean) ? latest : undefined;
}
