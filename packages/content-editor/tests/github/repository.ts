import { createHash } from 'node:crypto';

const sha = (text: string | Buffer) => createHash('sha1').update(text).digest('hex');

/** A commit of the stand-in. */
export type StandInCommit = {
  readonly oid: string;
  readonly parents: readonly string[];
  readonly author: string;
  readonly date: string;
  readonly message: string;
  /** All files of the repository. */
  readonly files: ReadonlyMap<string, Buffer>;
};

/** A file to write or, with null, to delete. */
export type StandInWrites = Readonly<Record<string, Buffer | string | null>>;

/** Git's id of the content of a file. */
export const blobId = (bytes: Buffer) =>
  sha(Buffer.concat([Buffer.from(`blob ${bytes.length}\0`), bytes]));

/** Branches in memory, with their history. */
export class StandInRepository {
  readonly #commits: StandInCommit[] = [];
  /** The last commit of each branch. */
  readonly branches = new Map<string, string>();

  constructor(files: StandInWrites) {
    this.commit(files, 'Start', 'Ada Rivers');
  }

  get head(): StandInCommit {
    return this.headOf('main');
  }

  headOf(branch: string): StandInCommit {
    const head = this.find(this.branches.get(branch) ?? '');
    if (!head) throw new Error(`There is no branch ${branch}.`);
    return head;
  }

  commit(
    writes: StandInWrites,
    message: string,
    author = 'Someone Else',
    branch = 'main',
    merged: readonly string[] = [],
  ): StandInCommit {
    const last = this.find(this.branches.get(branch) ?? '');
    const files = new Map(last?.files);
    for (const [path, content] of Object.entries(writes))
      if (content === null) files.delete(path);
      else files.set(path, Buffer.from(content));
    const number = this.#commits.length;
    const made = {
      oid: sha(`commit ${number} ${message}`),
      parents: [...(last ? [last.oid] : []), ...merged],
      author,
      date: new Date(Date.UTC(2026, 0, 1, 0, number)).toISOString(),
      message,
      files,
    };
    this.#commits.push(made);
    this.branches.set(branch, made.oid);
    return made;
  }

  /** Merges another branch into the public one. */
  merge(branch: string): StandInCommit {
    const { oid, files } = this.headOf(branch);
    return this.commit(Object.fromEntries(files), `Merge ${branch}`, 'Somebody', 'main', [oid]);
  }

  find(oid: string): StandInCommit | undefined {
    return this.#commits.find((commit) => commit.oid === oid);
  }

  /** The commits that have changed a file, or a folder, the latest first; all of them by default. */
  log(tip: string, path = ''): readonly StandInCommit[] {
    const known: StandInCommit[] = [];
    for (let next = this.find(tip); next; next = this.find(next.parents[0] ?? '')) {
      const merged = next.parents.slice(1).flatMap((oid) => this.find(oid) ?? []);
      known.push(next, ...merged);
    }
    return known.filter(
      (commit) =>
        path === '' ||
        this.changes(commit).some(
          (change) => change.path === path || change.path.startsWith(`${path}/`),
        ),
    );
  }

  /** What a commit has changed. */
  changes({ files, parents: [parent = ''] }: StandInCommit) {
    const before = this.find(parent)?.files ?? new Map<string, Buffer>();
    const paths = [...new Set([...before.keys(), ...files.keys()])].sort();
    return paths.flatMap((path) => {
      const [old, now] = [before.get(path), files.get(path)];
      if (old && now?.equals(old)) return [];
      const status = !old ? 'added' : now ? 'modified' : 'removed';
      return [{ path, status, sha: now ? blobId(now) : blobId(old ?? Buffer.of()) }] as const;
    });
  }

  /** The files of a folder at a commit, by their paths below it. */
  folder({ files }: StandInCommit, name: string): ReadonlyMap<string, Buffer> {
    const inside = [...files].filter(([path]) => path.startsWith(`${name}/`));
    return new Map(inside.map(([path, bytes]) => [path.slice(name.length + 1), bytes]));
  }

  /** The id of a folder at a commit. */
  treeId(commit: StandInCommit, name: string): string {
    const ids = [...this.folder(commit, name)].map(([path, bytes]) => path + blobId(bytes));
    return sha(ids.sort((a, b) => (a < b ? -1 : 1)).join('\n'));
  }

  /** The folder with an id, at any commit. */
  tree(id: string, name: string): ReadonlyMap<string, Buffer> | undefined {
    const commit = this.#commits.find((known) => this.treeId(known, name) === id);
    return commit && this.folder(commit, name);
  }

  /** What a Git expression names: an id of a file, or “commit:path”. */
  blob(expression: string): Buffer | undefined {
    const [revision = '', path] = expression.split(':');
    if (path === undefined)
      return this.#commits
        .flatMap(({ files }) => [...files.values()])
        .find((bytes) => blobId(bytes) === revision);
    return this.find(revision)?.files.get(path);
  }
}
