import { mainFile, type Problem } from '../site/model';
import { type Entries, parseEntry } from '../writing/json';
import type { Difference } from '../writing/merge';
import type { Snapshot, Upload } from './store';

/** A field that somebody else has changed meanwhile, too. */
export type Conflict = Difference & { readonly file: string };

/** All that the editor shows. */
export type State = {
  readonly saved: Snapshot;
  /** What is saved, parsed; without files that are no JSON. */
  readonly entries: Entries;
  /** What stands in the form. */
  readonly values: Entries;
  readonly uploads: Readonly<Record<string, Upload>>;
  /** Saved pictures that go with the next save. */
  readonly deletions: readonly string[];
  readonly problems: readonly Problem[];
  /** Whether mistakes are found while one types; where not, the store finds them at a save. */
  readonly isChecked: boolean;
  /** The problems of what is saved, by `problemKey`. */
  readonly known: ReadonlySet<string>;
  /** Fields that somebody has been in, as `file field`, and files of which everything is told. */
  readonly touched: ReadonlySet<string>;
  readonly conflicts: readonly Conflict[];
  /** The file that is open. */
  readonly file: string;
  /** What happened last, for everyone to read and hear. */
  readonly status: string;
  readonly isSaving: boolean;
  /** How many steps can be taken back. */
  readonly undoable: number;
  readonly canRedo: boolean;
};

/**
 * The state before anything was edited: the home page is open.
 * @param known the problems of what is saved; undefined where nobody could tell
 */
export function firstState(saved: Snapshot, known: readonly Problem[] | undefined): State {
  const entries = entriesOf(saved.files);
  return {
    saved,
    entries,
    values: entries,
    uploads: {},
    deletions: [],
    problems: known ?? [],
    isChecked: known !== undefined,
    known: new Set(known?.map(problemKey)),
    touched: new Set(),
    conflicts: [],
    file: Object.keys(entries).find((file) => entries[file]?.path === '/') ?? mainFile,
    status: '',
    isSaving: false,
    undoable: 0,
    canRedo: false,
  };
}

/** What is saved, parsed. Files whose text is known keep their entry, and so their identity. */
export function entriesOf(
  files: Snapshot['files'],
  known?: { readonly files: Snapshot['files']; readonly entries: Entries },
): Entries {
  return Object.fromEntries(
    Object.entries(files).flatMap(([file, text]) => {
      const old = known?.files[file] === text ? known.entries[file] : undefined;
      const entry = old ?? parseEntry(text);
      return entry ? [[file, entry]] : [];
    }),
  );
}

/** What tells a problem from others, wherever its line is. */
export function problemKey({ file, field, message }: Problem): string {
  return `${file} ${field} ${message}`;
}
