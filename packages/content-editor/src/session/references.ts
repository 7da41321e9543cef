import { collectionOf } from 'content-check/collection';
import { partAt } from 'content-check/schema-traversal';
import type { EditorDefinition } from '../definition';
import { type Entries, type Entry, isSame, type Json } from '../writing/json';
import { isValidName, namedAs, nameOf, type Names, namesOf } from '../writing/reference-names';
import { parsePath } from '../writing/path';
import {
  entryWithFiles,
  type FileNamed,
  referenceTo,
  withFiles,
  withNames,
  withoutReferences,
} from '../writing/references';
import { memoizeLast } from './memoize-last';
import type { State } from './state';

/*
 * The state holds references by file, as long as they are edited; outside of it, they have names: in the form, in the
 * check, and in what is saved.
 */

/** What is edited, as far as references depend on it. */
export type Referring = Pick<State, 'editor' | 'entries' | 'values'>;

/**
 * The names by which references call files, by file. One with a mistake would be a mistake in each reference: until it is
 * mended they use the saved name, as they do for a deleted file.
 */
const currentNames = memoizeLast(
  ({ model }: EditorDefinition, entries: Entries, values: Entries): Names => {
    const saved = namesOf(model, entries);
    const now = Object.entries(namesOf(model, values)).filter(
      ([file, name]) => name === saved[file] || !(file in saved) || isValidName(model, file, name),
    );
    return { ...saved, ...Object.fromEntries(now) };
  },
  isSame,
);

/** The names by which references call files now, by file. */
export function namesIn({ editor, entries, values }: Referring): Names {
  return currentNames(editor, entries, values);
}

/** Tells which file has a name: of two the first, and one that is deleted only if no other has it. */
function ownersOf({ model, pages }: EditorDefinition, names: Names, values: Entries): FileNamed {
  const files = new Map<string, string>();
  const last = Object.entries(names).toReversed();
  const isThere = ([file]: readonly [string, string]) => file in values;
  for (const [file, name] of [...last.filter((name) => !isThere(name)), ...last.filter(isThere)])
    files.set(`${namedAs(model, file)} ${name}`, file);
  return (collection, name) =>
    // a link to the home page means whichever page that is
    collection === pages?.collection && name === pages.home
      ? undefined
      : files.get(`${collection} ${name}`);
}

const currentOwners = memoizeLast(ownersOf);

/** Tells which file has a name now. */
function fileNamed(state: Referring): FileNamed {
  return currentOwners(state.editor, namesIn(state), state.values);
}

/** How references mean a file: the home page is meant by its address. */
export function referenceFor(state: Referring, file: string): string | undefined {
  const { [file]: name } = namesIn(state);
  const { pages } = state.editor;
  const isHome = name === pages?.home && namedAs(state.editor.model, file) === pages?.collection;
  return name === undefined || isHome ? name : referenceTo(file);
}

/** An entry from outside of the state, which may use the saved names of renamed files. */
export function entryFrom(state: Referring, file: string, entry: Entry): Entry {
  const { editor, entries } = state;
  const now = fileNamed(state);
  const saved = ownersOf(editor, namesOf(editor.model, entries), entries);
  return entryWithFiles(editor.model, file, entry, (...name) => now(...name) ?? saved(...name));
}

/**
 * A value that is typed or chosen.
 * @param entry the entry that has it, which says of what kind it is
 */
export function valueFrom(
  state: Referring,
  { file, field, entry }: { readonly file: string; readonly field: string; readonly entry: Entry },
  value: Json,
): Json {
  const schema = collectionOf(state.editor.model, file)?.schema;
  const part = schema && partAt(schema, entry, parsePath(field));
  return withFiles(part, value, fileNamed(state));
}

const savedNames = memoizeLast(
  ({ model }: EditorDefinition, parsed: Entries) => namesOf(model, parsed),
  isSame,
);

/** Entries that have been parsed, with references by file. */
export function entriesFrom(editor: EditorDefinition, parsed: Entries): Entries {
  const names = savedNames(editor, parsed);
  const fileNamed = ownersOf(editor, names, parsed);
  return Object.fromEntries(
    Object.entries(parsed).map(([file, entry]) => {
      const known = resolved.get(entry);
      if (known?.by === names) return [file, known.entry];
      const next = entryWithFiles(editor.model, file, entry, fileNamed);
      resolved.set(entry, { by: names, entry: next });
      resolved.set(next, { by: names, entry: next });
      return [file, next];
    }),
  );
}

const resolved = new WeakMap<Entry, { readonly by: Names; readonly entry: Entry }>();

const named = new WeakMap<Entry, { readonly by: Names; readonly entry: Entry }>();

/** Entries of the state with the names that references have. */
export function withNamesIn(entries: Entries, names: Names): Entries {
  return Object.fromEntries(
    Object.entries(entries).map(([file, entry]) => {
      const known = named.get(entry);
      if (known?.by === names) return [file, known.entry];
      const next = withNames(entry, nameBy(names));
      named.set(entry, { by: names, entry: next });
      return [file, next];
    }),
  );
}

/** A file that is gone from elsewhere may have no name any more: that of its file tells the user most. */
const nameBy = (names: Names) => (file: string) =>
  names[file] ??
  file
    .split('/')
    .at(-1)
    ?.replace(/\.json$/, '');

const edited = memoizeLast((values: Entries, names: Names) => withNamesIn(values, names));

/** What is edited, with names, as the form shows it. */
export function editedEntries(state: Referring): Entries {
  return edited(state.values, namesIn(state));
}

/** What is saved, with the names that references have there. */
export function savedEntries({ editor, entries }: Pick<State, 'editor' | 'entries'>): Entries {
  return withNamesIn(entries, savedNames(editor, entries));
}

/** A value of the state, with names, as the form shows it. */
export function valueToShow<Value extends Json | undefined>(state: Referring, value: Value): Value {
  return value === undefined ? value : withNames(value, nameBy(namesIn(state)));
}

/**
 * The values with another entry in a file; `undefined` removes it. A reference that was written to a name means the entry
 * that has that name, also after it gets another one.
 */
export function withEntry(state: Referring, file: string, entry: Entry | undefined): Entries {
  const { model } = state.editor;
  const { [file]: old, ...others } = state.values;
  const values = entry ? { ...others, [file]: entry } : others;
  const name = nameOf(model, file, old);
  if (name === undefined || name === nameOf(model, file, entry)) return values;
  const owner = fileNamed(state)(namedAs(model, file) ?? '', name);
  const all = owner === file ? withWritten(state, values, file, name) : values;
  if (entry || file in state.entries) return all;
  // it was never saved, so that nothing knows its name from now on
  const left = withoutReferences(model, all, (path) => path === file);
  const named = (path: string) => (path === file ? name : undefined);
  return mapped(left, (_, known) => withNames(known, named));
}

/** The values whose references by a name mean a file. */
function withWritten({ editor }: Referring, values: Entries, file: string, name: string): Entries {
  const { model } = editor;
  const kind = namedAs(model, file);
  const text = JSON.stringify(name).slice(1, -1);
  const isIt: FileNamed = (collection, written) =>
    collection === kind && written === name ? file : undefined;
  return mapped(values, (path, entry) =>
    // going through the schema takes longer, and few have it
    JSON.stringify(entry).includes(text) ? entryWithFiles(model, path, entry, isIt) : entry,
  );
}

function mapped(entries: Entries, change: (file: string, entry: Entry) => Entry): Entries {
  return Object.fromEntries(
    Object.entries(entries).map(([file, entry]) => [file, change(file, entry)]),
  );
}
