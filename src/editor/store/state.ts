import type { Problem } from '../../content-model/validation/problem';
import { followNames } from '../writing/follow';
import { type Entries, type Entry, isSame, parseEntry } from '../writing/json';
import type { Difference } from '../writing/merge';
import { print } from '../writing/print';
import type { Draft } from './drafts';
import type { Change, Snapshot, Upload } from './store';

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
  readonly undoable: number;
  readonly redoable: number;
};

/** The state before anything was edited: the home page is open. */
export function firstState(saved: Snapshot, known: readonly Problem[]): State {
  const entries = entriesOf(saved.files);
  return {
    saved,
    entries,
    values: entries,
    uploads: {},
    deletions: [],
    problems: known,
    known: new Set(known.map(problemKey)),
    touched: new Set(),
    conflicts: [],
    file: Object.keys(entries).find((file) => entries[file]?.path === '/') ?? 'site.json',
    status: '',
    isSaving: false,
    undoable: 0,
    redoable: 0,
  };
}

/** The form's values as they would be saved: with references that follow what was renamed. */
export function settledEntries({ entries, values }: Pick<State, 'entries' | 'values'>): Entries {
  return followNames(entries, values);
}

/** The texts of all files as they would be saved. */
export function textsOf(saved: Snapshot, settled: Entries, entries: Entries): Snapshot['files'] {
  const unreadable = Object.entries(saved.files).filter(([file]) => !(file in entries));
  const texts = Object.entries(settled).map(
    ([file, entry]) => [file, textOf(entry, saved.files[file])] as const,
  );
  return Object.fromEntries([...unreadable, ...texts]);
}

const printed = new WeakMap<Entry, { readonly original: string; readonly text: string }>();

function textOf(entry: Entry, original = ''): string {
  const known = printed.get(entry);
  if (known?.original === original) return known.text;
  const text = print(entry, original);
  printed.set(entry, { original, text });
  return text;
}

/** The files that a save would change, by path. */
export function changedFiles(
  saved: Snapshot['files'],
  texts: Snapshot['files'],
): readonly string[] {
  const files = new Set([...Object.keys(saved), ...Object.keys(texts)]);
  return [...files].filter((file) => saved[file] !== texts[file]).sort();
}

/** Whether a file names a picture. */
export function isShown(path: string, texts: Snapshot['files']): boolean {
  const name = path.split('/').at(-1) ?? path;
  return Object.values(texts).some((text) => text.includes(`/${name}"`));
}

/** What a save writes; of pictures that were chosen only those that are still shown somewhere. */
export function changesOf(state: State, texts: Snapshot['files']): readonly Change[] {
  return [
    ...Object.entries(state.uploads).flatMap(([path, { base64 }]) =>
      isShown(path, texts) ? [{ path, base64 }] : [],
    ),
    ...state.deletions.flatMap((path) => (isShown(path, texts) ? [] : [{ path, base64: null }])),
    ...changedFiles(state.saved.files, texts).map((path) => ({
      path,
      before: state.saved.files[path] ?? null,
      text: texts[path] ?? null,
    })),
  ];
}

/** What is saved, parsed. Files whose text is known keep their entry, and so their identity. */
export function entriesOf(
  files: Snapshot['files'],
  known?: { files: Snapshot['files']; entries: Entries },
) {
  return Object.fromEntries(
    Object.entries(files).flatMap(([file, text]) => {
      const old = known?.files[file] === text ? known.entries[file] : undefined;
      const entry = old ?? parseEntry(text);
      return entry ? [[file, entry]] : [];
    }),
  );
}

/** Unsaved work, by file: whatever is not as it is saved. */
export function draftsOf({ saved, entries, values }: State): ReadonlyMap<string, Draft> {
  const files = new Set([...Object.keys(entries), ...Object.keys(values)]);
  return new Map(
    [...files]
      .filter((file) => !isSame(entries[file], values[file]))
      .map((file) => [file, { base: saved.files[file] ?? null, value: values[file] ?? null }]),
  );
}

/** What tells a problem from others, wherever its line is. */
export function problemKey({ file, field, message }: Problem): string {
  return `${file} ${field} ${message}`;
}
