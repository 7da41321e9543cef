import type { Problem } from '../site/model';
import { followNames, type Names } from '../writing/follow';
import { type Entries, type Entry, isSame } from '../writing/json';
import { fileName } from '../writing/names';
import { print } from '../writing/print';
import type { Draft } from './drafts';
import { namesInUse } from './references';
import { blockingErrors, problemKey, type State } from './state';
import type { Change, Snapshot } from './store';

/* Selectors. Expensive ones are memoised by what they depend on. */

/** Memoises the last call. */
function memoizeLast<Args extends readonly unknown[], Value>(compute: (...args: Args) => Value) {
  let last: { readonly args: Args; readonly value: Value } | undefined;
  return (...args: Args): Value => {
    if (!last?.args.every((each, index) => each === args[index]))
      last = { args, value: compute(...args) };
    return last.value;
  };
}

const inUse = memoizeLast((entries: Entries, names: Names) => namesInUse({ entries, names }));
const followed = memoizeLast(followNames);

/** The entries as they would be saved: references follow renamed entries. */
export function entriesToSave({ entries, names, values }: State): Entries {
  return followed(inUse(entries, names), values);
}

const textsAfter = memoizeLast((saved: Snapshot, settled: Entries, entries: Entries) => {
  const unreadable = Object.entries(saved.files).filter(([file]) => !(file in entries));
  const texts = Object.entries(settled).map(([file, entry]) => {
    const original = saved.files[file] ?? '';
    return [file, entry === entries[file] ? original : printed(entry, original)] as const;
  });
  return Object.fromEntries<string>([...unreadable, ...texts]);
});

/** The texts of all files as they would be saved. */
export function textsToSave(state: State): Snapshot['files'] {
  return textsAfter(state.saved, entriesToSave(state), state.entries);
}

const prints = new WeakMap<Entry, { readonly original: string; readonly text: string }>();

function printed(entry: Entry, original: string): string {
  const known = prints.get(entry);
  if (known?.original === original) return known.text;
  const text = print(entry, original);
  prints.set(entry, { original, text });
  return text;
}

/** The files that a save would change, by path. */
export function changedFiles(state: State): readonly string[] {
  const saved = state.saved.files;
  const texts = textsToSave(state);
  const files = new Set([...Object.keys(saved), ...Object.keys(texts)]);
  return [...files].filter((file) => saved[file] !== texts[file]).sort();
}

/** Whether a file names a picture. */
export function isShown(state: State, path: string): boolean {
  const name = path.split('/').at(-1) ?? path;
  return Object.values(textsToSave(state)).some((text) => text.includes(`/${name}"`));
}

/** What a save writes; of the uploads only those that are used. */
export function changesOf(state: State): readonly Change[] {
  const texts = textsToSave(state);
  return [
    ...Object.entries(state.uploads).flatMap(([path, { base64 }]) =>
      isShown(state, path) && !(path in state.saved.pictures) ? [{ path, base64 }] : [],
    ),
    ...state.deletions.flatMap((path) => (isShown(state, path) ? [] : [{ path, base64: null }])),
    ...changedFiles(state).map((path) => ({
      path,
      before: state.saved.files[path] ?? null,
      text: texts[path] ?? null,
    })),
  ];
}

/** The sizes of saved and uploaded pictures, for the check. */
export function picturesOf({ saved, uploads }: State): Snapshot['pictures'] {
  const chosen = Object.entries(uploads).map(
    ([path, { width, height }]) => [path, { width, height }] as const,
  );
  return { ...saved.pictures, ...Object.fromEntries(chosen) };
}

/**
 * The text of a file from which its unsaved changes began; null for a new file. While changes of others
 * are undecided it stays that before them: a draft with a later one would be taken for the decision.
 */
export function baseOf({ saved, conflicts }: State, file: string): string | null {
  const open = conflicts.find((each) => each.file === file);
  return open ? open.base : (saved.files[file] ?? null);
}

/** The name of a file: as edited, or as saved where it is to be deleted. */
export function nameOfFile({ entries, values }: State, file: string): string {
  return fileName(file, values[file] ?? entries[file]);
}

/** Whether a saved file is to be deleted with the next save. */
export function isDeleted({ entries, values }: State, file: string): boolean {
  return file in entries && !(file in values);
}

/** Whether a file has unsaved changes. */
export function isUnsaved({ entries, values }: State, file: string): boolean {
  return !isSame(entries[file], values[file]);
}

/** Whether there are unsaved changes. */
export function isAnyUnsaved(state: State): boolean {
  return draftsOf(state).size > 0;
}

/** The unsaved changes, by file; a picture to be deleted has a draft without a value. */
export function draftsOf(state: State): ReadonlyMap<string, Draft> {
  const { entries, values, names, deletions } = state;
  const files = new Set([...Object.keys(entries), ...Object.keys(values)]);
  return new Map<string, Draft>([
    ...[...files]
      .filter((file) => isUnsaved(state, file))
      .map((file) => {
        const value = values[file] ?? null;
        return [file, { base: baseOf(state, file), value, name: names[file] }] as const;
      }),
    ...deletions.map((path) => [path, { base: null, value: null }] as const),
  ]);
}

const shownOf = memoizeLast(
  (problems: State['problems'], touched: State['touched'], known: State['known']) =>
    problems.filter(
      (each) =>
        known.has(problemKey(each)) ||
        touched.some(
          ({ file, field }) => each.file === file && (field === '' || each.field === field),
        ),
    ),
);

/** The problems that are shown: those of touched fields, and those of the saved content. */
export function shownProblems({ problems, touched, known }: State): readonly Problem[] {
  return shownOf(problems, touched, known);
}

/** The errors that block a save of the content as edited. */
export function blockingProblems(state: State): readonly Problem[] {
  return blockingErrors(state.problems, changedFiles(state), state.known);
}
