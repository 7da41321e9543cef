import type { EditorDefinition } from '../definition';
import { followNames } from '../writing/follow';
import type { Entries, Entry } from '../writing/json';
import type { Names } from '../writing/named';
import { print } from '../writing/print';
import { memoizeLast } from './memoize-last';
import { withKeptAddresses } from './kept-addresses';
import { namesInUse } from './references';
import type { Edited, State } from './state';
import type { Change, Snapshot } from './store';

/* What a save would write, memoized by its inputs. */

const followed = memoizeLast(
  (editor: EditorDefinition, entries: Entries, names: Names, values: Entries) =>
    followNames(editor, namesInUse({ editor, entries, names }), values),
);

const kept = memoizeLast(
  (
    editor: EditorDefinition,
    committed: Entries,
    entries: Entries,
    names: Names,
    values: Entries,
    leadsTo: State['leadsTo'],
  ) => withKeptAddresses({ editor, committed, entries, names, values, leadsTo }, 'valid'),
);

/** The edited entries, with references that follow renamed entries. */
export function followedEntries({ editor, entries, names, values }: Edited): Entries {
  return followed(editor, entries, names, values);
}

/** The entries as they would be saved: with redirects from left addresses, and references that follow. */
export function entriesToSave(state: Edited): Entries {
  const { editor, committed, entries, names, values, leadsTo } = state;
  const all = kept(editor, committed, entries, names, values, leadsTo);
  return followedEntries({ ...state, values: all });
}

const textsAfter = memoizeLast((saved: Snapshot, settled: Entries, entries: Entries) => {
  const kept = Object.entries(saved.files).filter(([file]) => settled[file] === entries[file]);
  const changed = Object.entries(settled)
    .filter(([file, entry]) => entry !== entries[file])
    .map(([file, entry]) => [file, printed(entry, saved.files[file] ?? '')] as const);
  return Object.fromEntries<string>([...kept, ...changed]);
});

/** The texts of all files as they would be saved; changed ones last, as the check expects. */
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
  return [...files].filter((file) => saved[file] !== texts[file]);
}

/** Whether any file refers to a picture. */
export function isPictureUsed(state: State, path: string): boolean {
  const name = path.split('/').at(-1) ?? path;
  return Object.values(textsToSave(state)).some((text) => text.includes(`/${name}"`));
}

/** What a save writes; unused uploads are left out, and used pictures are not deleted. */
export function changesOf(state: State): readonly Change[] {
  const texts = textsToSave(state);
  return [
    ...Object.entries(state.pictures).flatMap(([path, upload]) =>
      isPictureUsed(state, path) === (upload !== null)
        ? [{ path, base64: upload?.base64 ?? null }]
        : [],
    ),
    ...changedFiles(state).map((path) => ({
      path,
      before: state.saved.files[path] ?? null,
      text: texts[path] ?? null,
    })),
  ];
}

/** The sizes of saved and uploaded pictures, for the check. */
export function picturesOf({ saved, pictures }: State): Snapshot['pictures'] {
  const uploads = Object.entries(pictures).flatMap(([path, upload]) =>
    upload ? [[path, { width: upload.width, height: upload.height }] as const] : [],
  );
  return { ...saved.pictures, ...Object.fromEntries(uploads) };
}
