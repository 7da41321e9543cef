/** A commit, and the files that it has changed. */
export type Commit = {
  readonly revision: string;
  /** The commits before it, separated by spaces; empty for the first that this clone has. */
  readonly parents: string;
  readonly author: string;
  readonly date: string;
  readonly files: readonly {
    readonly path: string;
    /** A letter: A for an added file, D for a deleted one. */
    readonly status: string;
    /** The objects of the file before and after; zeros without it. */
    readonly before: string;
    readonly after: string;
  }[];
};

/** The format of `git log -z --raw --no-abbrev` that `parseLog` reads: the start of a commit is marked. */
export const logFormat = '%x01%H%x02%P%x02%an%x02%aI';

/** A line of `--raw` (git-diff-tree, “raw output format”), before the path. */
const rawLine = /^\n?:\d+ \d+ (?<before>[0-9a-f]+) (?<after>[0-9a-f]+) (?<status>[A-Z])/;

/** Parses the output of `git log`, whose parts end with a NUL. */
export function parseLog(output: string): readonly Commit[] {
  return output
    .split('\u0001')
    .slice(1)
    .map((text) => {
      const [head = '', ...parts] = text.split('\0');
      const [revision = '', parents = '', author = '', date = ''] = head.split('\u0002');
      const files = parts.flatMap((part, index) => {
        const { before, after, status } = rawLine.exec(part)?.groups ?? {};
        if (before === undefined || after === undefined || status === undefined) return [];
        return [{ path: parts[index + 1] ?? '', status, before, after }];
      });
      return { revision, parents, author, date, files };
    });
}
