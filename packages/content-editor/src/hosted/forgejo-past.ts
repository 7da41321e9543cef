import * as z from 'zod';
import type { GitHost, PastCommit, PastRequest } from './git-host';
import type { ForgejoRepository } from './forgejo-repository';
import type { ForgejoRequests } from './forgejo-request';

const commits = z.array(
  z.object({
    sha: z.string(),
    parents: z.array(z.object({ sha: z.string() })),
    commit: z.object({ author: z.object({ name: z.string(), date: z.string() }) }),
    files: z.array(z.object({ filename: z.string(), status: z.string() })).nullable(),
  }),
);

type Commit = z.infer<typeof commits>[number];

type Tools = {
  readonly requests: ForgejoRequests;
  readonly repository: ForgejoRepository;
  readonly folder: string;
  /** The branch from which the site is built. */
  readonly branch: string;
};

/** Reads the history. The host decides how many commits a page has, 50 by default, so pages are kept. */
export class ForgejoPast {
  readonly #tools: Tools;
  readonly #pages = new Map<string, Promise<readonly Commit[]>>();

  constructor(tools: Tools) {
    this.#tools = tools;
  }

  /** Commits that have changed the content, with their files. */
  async past({ tip, skip, count, path }: PastRequest): ReturnType<GitHost['past']> {
    const { folder, repository, branch } = this.#tools;
    const place = path === undefined ? folder : `${folder}/${path}`;
    const { own } = await repository.opened();
    const [all, waiting] = await Promise.all([
      this.atLeast({ sha: tip, path: place }, skip + count + 1),
      own ? this.atLeast({ sha: own.name, path: folder, not: branch }, Infinity) : [],
    ]);
    const unpublished = new Set(waiting.map(({ sha }) => sha));
    const known = all
      .slice(skip, skip + count)
      .filter(({ parents }) => parents.length < 2)
      .map(({ sha, parents: [parent], commit: { author }, files }) => ({
        revision: sha,
        parent: parent?.sha,
        author: author.name,
        date: author.date,
        isPublic: !unpublished.has(sha),
        files: (files ?? []).flatMap((file) => fileOf(file, folder)),
      }));
    return { commits: known, hasMore: all.length > skip + count };
  }

  /** The first commits of a list: as many as are wanted, or all. */
  private async atLeast(query: Readonly<Record<string, string>>, wanted: number) {
    const found: Commit[] = [];
    for (let page = 1; found.length < wanted; page += 1) {
      const part = await this.page({ ...query, page: String(page) });
      if (part.length === 0) break;
      found.push(...part);
    }
    return found;
  }

  /** A page of a list; empty after its end. */
  private page(query: Readonly<Record<string, string>>): Promise<readonly Commit[]> {
    const { requests, repository } = this.#tools;
    const options = { stat: 'false', verification: 'false', files: 'true' };
    const all = new URLSearchParams({ ...query, ...options }).toString();
    // 404 where there are none
    const read = async () =>
      (await requests.find(`${repository.path}/commits?${all}`, commits)) ?? [];
    // a branch moves, a commit stays
    if (query.not !== undefined) return read();
    const known = this.#pages.get(all) ?? read();
    this.#pages.set(all, known);
    known.catch(() => this.#pages.delete(all));
    return known;
  }
}

const kinds: Readonly<Record<string, 'new' | 'deleted'>> = { added: 'new', removed: 'deleted' };

function fileOf(
  { filename, status }: { filename: string; status: string },
  folder: string,
): PastCommit['files'] {
  if (!filename.startsWith(`${folder}/`)) return [];
  return [{ path: filename.slice(folder.length + 1), status: kinds[status] ?? 'changed' }];
}
