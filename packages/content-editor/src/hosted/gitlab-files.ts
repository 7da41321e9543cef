import type { Listed, Spot } from './git-host';
import { gitId } from './git-id';
import type { GitlabProject } from './gitlab-project';
import { filesQuery } from './gitlab-queries';
import type { GitlabRequests } from './gitlab-request';

/** How complex the files of one query may be: one for a file, and some for each commit. */
const most = 200;

/** What a commit costs in a query beside its files. */
const perCommit = 10;

/** How many files of a commit are asked for at once. */
const mostOfCommit = 90;

type Group = { readonly ref: string; readonly paths: readonly string[] };

type Reading = {
  readonly requests: GitlabRequests;
  readonly project: GitlabProject;
  readonly folder: string;
  /** Reads a file by id. */
  readonly bytes: (id: string) => Promise<Uint8Array>;
};

/** Files of commits, in the order of the spots; undefined without one. */
export async function filesOf(
  { requests, project, folder, bytes }: Reading,
  spots: readonly Spot[],
): Promise<readonly ((Listed & { readonly text: string }) | undefined)[]> {
  const found = new Map<string, Listed & { readonly text: string }>();
  const read = batches(spots).map(async (groups) => {
    const { text, form } = filesQuery(groups);
    const variables: Record<string, unknown> = { project: project.path };
    for (const [index, { ref, paths }] of groups.entries()) {
      variables[`ref${index}`] = ref;
      variables[`paths${index}`] = paths.map((path) => `${folder}/${path}`);
    }
    const repository = (await requests.query(text, variables, form)).project?.repository;
    for (const [index, { ref }] of groups.entries()) {
      const { [`g${index}`]: group } = repository ?? {};
      // a part that is missing is no file that is missing
      if (!group) throw requests.faults.unread();
      for (const { path, oid, rawTextBlob } of group.nodes) {
        const place = path.slice(folder.length + 1);
        const words = await exact(oid, rawTextBlob ?? '');
        found.set(`${ref}:${place}`, { path: place, id: oid, text: words });
      }
    }
  });

  /** GitLab guesses the encoding of a text, and cuts off a large one; only the same bytes have the same id. */
  async function exact(id: string, text: string): Promise<string> {
    if (text === '' || (await gitId(new TextEncoder().encode(text))) === id) return text;
    return new TextDecoder().decode(await bytes(id));
  }

  await Promise.all(read);
  return spots.map(({ revision, path }) => found.get(`${revision}:${path}`));
}

/** The spots by commit, in parts that are simple enough for one query. */
function batches(spots: readonly Spot[]): readonly (readonly Group[])[] {
  const byCommit = new Map<string, Set<string>>();
  for (const { revision, path } of spots)
    byCommit.set(revision, (byCommit.get(revision) ?? new Set()).add(path));
  const groups = [...byCommit].flatMap(([ref, known]) => {
    const paths = [...known];
    const count = Math.ceil(paths.length / mostOfCommit);
    return Array.from({ length: count }, (_, index) => ({
      ref,
      paths: paths.slice(index * mostOfCommit, (index + 1) * mostOfCommit),
    }));
  });
  const parts: Group[][] = [];
  let cost = most;
  for (const group of groups) {
    cost += perCommit + group.paths.length;
    if (cost > most) {
      parts.push([]);
      cost = perCommit + group.paths.length;
    }
    parts.at(-1)?.push(group);
  }
  return parts;
}
