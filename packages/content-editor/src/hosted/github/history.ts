import * as z from 'zod';
import type { GitHost, PastCommit, PastRequest } from '../git-host';
import type { GithubRequests } from './request';

const commits = z.array(
  z.object({ sha: z.string(), parents: z.array(z.object({ sha: z.string() })) }),
);

const author = z.object({ name: z.string().optional(), date: z.string().optional() }).nullable();

const details = z.object({
  commit: z.object({ author, committer: author }),
  files: z
    .array(
      z.object({
        filename: z.string(),
        status: z.string(),
        previous_filename: z.string().optional(),
      }),
    )
    .optional(),
});

type Repository = {
  readonly rest: GithubRequests['rest'];
  /** The path of what the API has of it. */
  readonly repo: string;
  /** The folder of the content. */
  readonly folder: string;
};

/**
 * Commits that have changed the content, with their files: one request, and one more for each commit.
 */
export async function pastCommits(
  { rest, repo, folder }: Repository,
  { tip, skip, count, path }: PastRequest,
): ReturnType<GitHost['past']> {
  const query = new URLSearchParams({
    sha: tip,
    path: path === undefined ? folder : `${folder}/${path}`,
    per_page: String(count),
    page: String(skip / count + 1),
  });
  const list = await rest(`${repo}/commits?${query.toString()}`, commits);
  // one's own changes, on whichever side of a merge
  const own = list.filter(({ parents }) => parents.length < 2);
  const known = await Promise.all(
    own.map(async ({ sha, parents: [parent] }) => {
      const { commit, files = [] } = await rest(`${repo}/commits/${sha}`, details);
      return {
        revision: sha,
        parent: parent?.sha,
        author: commit.author?.name ?? '',
        date: commit.author?.date ?? commit.committer?.date ?? '',
        files: files.flatMap((file) => filesOf(file, folder)),
      };
    }),
  );
  return { commits: known, hasMore: list.length === count };
}

/** Whether a commit is among the last hundred until a later one. */
export async function hasCommit(
  rest: GithubRequests['rest'],
  repo: string,
  later: string,
  revision: string,
): Promise<boolean> {
  const query = new URLSearchParams({ sha: later, per_page: '100' });
  const list = await rest(`${repo}/commits?${query.toString()}`, commits);
  return list.some(({ sha }) => sha === revision);
}

const kinds = { added: 'new', copied: 'new', removed: 'deleted' } as const;

/** A renamed file counts as a deleted and a new one. */
function filesOf(
  {
    filename,
    status,
    previous_filename: previous,
  }: { filename: string; status: string; previous_filename?: string | undefined },
  folder: string,
): PastCommit['files'] {
  const below = (name: string) =>
    name.startsWith(`${folder}/`) ? [name.slice(folder.length + 1)] : [];
  if (status === 'renamed')
    return [
      ...below(previous ?? '').map((path) => ({ path, status: 'deleted' as const })),
      ...below(filename).map((path) => ({ path, status: 'new' as const })),
    ];
  const kind = status in kinds ? kinds[status as keyof typeof kinds] : 'changed';
  return below(filename).map((path) => ({ path, status: kind }));
}
