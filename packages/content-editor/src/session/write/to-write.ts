import { posix } from 'node:path';
import { isPicture } from 'content-check/picture-path';
import { type Entries, type Entry, isContainer, type Json } from '../../writing/json';
import { memoizeLast } from '../../writing/memoize-last';
import { printJson } from '../../writing/print/print';
import type { FileWrite, Snapshot } from '../../store/content';
import { afterCompletingNames } from '../references/renames';
import type { ContentState, State } from '../state/state';

/* What changes write into files. It is computed again only if its inputs change. */

/** The entries as they would be written: as they are edited, with references that follow complete names. */
export function entriesToWrite(state: ContentState): Entries {
  return afterCompletingNames(state).editedEntries;
}

const textsAfter = memoizeLast((base: Snapshot, baseEntries: Entries, entries: Entries) => {
  const isKept = (file: string) => baseEntries[file] === entries[file];
  const kept = Object.entries(base.files).filter(([file]) => isKept(file));
  const changed = Object.entries(entries)
    .filter(([file]) => !isKept(file))
    .map(([file, entry]) => [file, printed(entry, base.files[file] ?? '')] as const);
  return Object.fromEntries<string>([...kept, ...changed]);
});

/** The texts of all files as they would be written; changed ones last, as the check expects. */
export function textsToWrite(state: State): Snapshot['files'] {
  return textsAfter(state.base, state.baseEntries, entriesToWrite(state));
}

const prints = new WeakMap<Entry, { readonly original: string; readonly text: string }>();

function printed(entry: Entry, original: string): string {
  const known = prints.get(entry);
  if (known?.original === original) return known.text;
  const text = printJson(entry, original);
  prints.set(entry, { original, text });
  return text;
}

/** The files whose edited text is another than in the base, by path. */
export function changedFiles(state: State): readonly string[] {
  const base = state.base.files;
  const texts = textsToWrite(state);
  const files = new Set([...Object.keys(base), ...Object.keys(texts)]);
  return [...files].filter((file) => base[file] !== texts[file]);
}

const picturesUsed = memoizeLast(
  (entries: Entries): ReadonlySet<string> =>
    new Set(Object.entries(entries).flatMap(([file, entry]) => picturesIn(file, entry))),
);

/** The paths in the texts of an entry, also in fields that the model doesn't know. */
function picturesIn(file: string, value: Json): readonly string[] {
  if (isContainer(value)) return Object.values(value).flatMap((inner) => picturesIn(file, inner));
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

/** What is written or published. Unused uploads are left out, and used pictures are not deleted. */
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

/** The sizes of the pictures of the base and of uploads, for the check. */
export function picturesOf({ base, pictures }: State): Snapshot['pictures'] {
  const uploads = Object.entries(pictures).flatMap(([path, upload]) =>
    upload ? [[path, { width: upload.width, height: upload.height }] as const] : [],
  );
  return { ...base.pictures, ...Object.fromEntries(uploads) };
}
