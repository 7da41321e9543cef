import * as z from 'zod';
import type { GitHost, PastCommit, PastRequest } from './git-host';
import type { GitlabProject } from './gitlab-project';
import type { GitlabRequests } from './gitlab-request';

const commits = z.array(
  z.object({
    id: z.string(),
    parent_ids: z.array(z.string()),
    author_name: z.string(),
    authored_date: z.string(),
  }),
);

const changes = z.array(
  z.object({
    old_path: z.string(),
    new_path: z.string(),
    new_file: z.boolean(),
    renamed_file: z.boolean(),
    deleted_file: z.boolean(),
  }),
);

type Tools = {
  readonly requests: GitlabRequests;
  readonly project: GitlabProject;
  readonly folder: string;
  /** The branch from which the site is built. */
  readonly branch: string;
};

/** Commits that have changed the content, with their files: one request, and one more for each commit. */
export async function gitlabPast(
  { requests, project, folder, branch }: Tools,
  { tip, skip, count, path }: PastRequest,
): ReturnType<GitHost['past']> {
  const rest = await project.rest();
  const { own } = await project.opened();
  const query = new URLSearchParams({
    ref_name: tip,
    path: path === undefined ? folder : `${folder}/${path}`,
    per_page: String(count),
    page: String(skip / count + 1),
  });
  const range = encodeURIComponent(`${branch}..${own?.name ?? branch}`);
  const [list, waiting] = await Promise.all([
    requests.rest(`${rest}/repository/commits?${query.toString()}`, commits),
    own ? requests.pages(`${rest}/repository/commits?ref_name=${range}`, commits) : [],
  ]);
  const unpublished = new Set(waiting.map(({ id }) => id));
  const known = list
    .filter(({ parent_ids: parents }) => parents.length < 2)
    .map(async ({ id, parent_ids: [parent], author_name: author, authored_date: date }) => ({
      revision: id,
      parent,
      author,
      date,
      isPublic: !unpublished.has(id),
      files: (await requests.pages(`${rest}/repository/commits/${id}/diff?`, changes)).flatMap(
        (change) => filesOf(change, folder),
      ),
    }));
  return { commits: await Promise.all(known), hasMore: list.length === count };
}

/** A renamed file counts as a deleted and a new one. */
function filesOf(change: z.infer<typeof changes>[number], folder: string): PastCommit['files'] {
  const { old_path: before, new_path: after } = change;
  const below = (name: string, status: PastCommit['files'][number]['status']) =>
    name.startsWith(`${folder}/`) ? [{ path: name.slice(folder.length + 1), status }] : [];
  if (change.renamed_file) return [...below(before, 'deleted'), ...below(after, 'new')];
  if (change.deleted_file) return below(before, 'deleted');
  return below(after, change.new_file ? 'new' : 'changed');
}
