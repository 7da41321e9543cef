import { posix } from 'node:path';
import { isPicture } from 'content-check/picture-path';
import type { EditorDefinition } from '../../definition';
import { type Entries, type Entry, isGroup, type Json } from '../../writing/json';
import type { Names } from '../../writing/references/reference-names';
import { print } from '../../writing/print/print';
import { withoutCircles } from '../../writing/references/redirects';
import { filesIn, withoutRemovedReferences } from '../../writing/references/references';
import type { FileWrite, Snapshot } from '../../store/content';
import { memoizeLast } from '../../writing/memoize-last';
import { withKeptAddresses } from '../addresses/kept-addresses';
import { namesIn, baseNames } from '../names/current-names';
import { withNamesIn } from '../names/to-names';
import type { Edited, State } from '../state';

/* What a save would write, memoized by its inputs. */

const settled = memoizeLast(
  (
    editor: EditorDefinition,
    committed: Entries,
    baseEntries: Entries,
    editedEntries: Entries,
    leadsTo: State['leadsTo'],
  ): Entries => {
    const state = { editor, committed, baseEntries, editedEntries, leadsTo };
    const kept = withKeptAddresses(state, 'valid');
    const isDeleted = (file: string) => file in baseEntries && !(file in kept);
    const left = withoutRemovedReferences(editor.model, kept, isDeleted);
    return withoutCircles(editor, left, namesIn(state), baseNames(editor, baseEntries));
  },
);

/**
 * The entries as they would be saved, but with references by file. They have redirects from the old addresses of pages, and
 * no references to deleted files, where the format lets those go.
 */
export function settledEntries({
  editor,
  committed,
  baseEntries,
  editedEntries,
  leadsTo,
}: Edited): Entries {
  return settled(editor, committed, baseEntries, editedEntries, leadsTo);
}

const saving = memoizeLast(withNamesIn);

/** The entries as they would be saved. */
export function entriesToWrite(state: Edited): Entries {
  return saving(settledEntries(state), namesIn(state));
}

const textsAfter = memoizeLast(
  (saved: Snapshot, baseEntries: Entries, namesBefore: Names, entries: Entries, names: Names) => {
    const isRenamed = (file: string) => namesBefore[file] !== names[file];
    const isKept = (file: string) => {
      const entry = baseEntries[file];
      return entry === entries[file] && !(entry && [...filesIn(entry)].some(isRenamed));
    };
    const kept = Object.entries(saved.files).filter(([file]) => isKept(file));
    const changed = Object.entries(saving(entries, names))
      .filter(([file]) => !isKept(file))
      .map(([file, entry]) => [file, printed(entry, saved.files[file] ?? '')] as const);
    return Object.fromEntries<string>([...kept, ...changed]);
  },
);

/** The texts of all files as they would be saved; changed ones last, as the check expects. */
export function textsToWrite(state: State): Snapshot['files'] {
  const { editor, base, baseEntries } = state;
  const before = baseNames(editor, baseEntries);
  return textsAfter(base, baseEntries, before, settledEntries(state), namesIn(state));
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
  const saved = state.base.files;
  const texts = textsToWrite(state);
  const files = new Set([...Object.keys(saved), ...Object.keys(texts)]);
  return [...files].filter((file) => saved[file] !== texts[file]);
}

const picturesUsed = memoizeLast(
  (entries: Entries): ReadonlySet<string> =>
    new Set(Object.entries(entries).flatMap(([file, entry]) => picturesIn(file, entry))),
);

/** The paths that an entry has as texts, wherever they are: a field that the model doesn't know may show a picture, too. */
function picturesIn(file: string, value: Json): readonly string[] {
  if (isGroup(value)) return Object.values(value).flatMap((inner) => picturesIn(file, inner));
  return typeof value === 'string' && isPicture(value)
    ? [posix.join(posix.dirname(file), value)]
    : [];
}

/** Whether any file refers to a picture. One that can't be read does if its text has the picture's name. */
export function isPictureUsed(state: State, path: string): boolean {
  const entries = entriesToWrite(state);
  if (picturesUsed(entries).has(path)) return true;
  const name = posix.basename(path);
  return Object.entries(textsToWrite(state)).some(
    ([file, text]) => !(file in entries) && text.includes(name),
  );
}

/** What a save writes; unused uploads are left out, and used pictures are not deleted. */
export function writesOf(state: State): readonly FileWrite[] {
  const texts = textsToWrite(state);
  return [
    ...Object.entries(state.pictures).flatMap(([path, upload]) =>
      isPictureUsed(state, path) === (upload !== null)
        ? [{ path, base64: upload?.base64 ?? null }]
        : [],
    ),
    ...changedFiles(state).map((path) => ({
      path,
      before: state.base.files[path] ?? null,
      text: texts[path] ?? null,
    })),
  ];
}

/** The sizes of saved and uploaded pictures, for the check. */
export function picturesOf({ base, pictures }: State): Snapshot['pictures'] {
  const uploads = Object.entries(pictures).flatMap(([path, upload]) =>
    upload ? [[path, { width: upload.width, height: upload.height }] as const] : [],
  );
  return { ...base.pictures, ...Object.fromEntries(uploads) };
}
