import { collectionOf } from 'content-check/collection';
import { partAt } from 'content-check/schema-traversal';
import type { EditorDefinition } from '../../definition';
import type { Entries, Entry, Json } from '../../writing/json';
import { namedAs, nameOf } from '../../writing/references/reference-names';
import { parsePath } from '../../writing/path';
import {
  entryWithFiles,
  type FileNamed,
  withFiles,
  withNames,
  withoutRemovedReferences,
} from '../../writing/references/references';
import { ownersIn, ownersOf, type Referring, baseNames } from './current-names';
import { memoByNames } from './memo-by-names';

/* What comes into the state from outside: its references have names there, and hold files in the state. */

/** An entry from outside of the state. It may call a file that was renamed by its saved name. */
export function entryFrom(state: Referring, file: string, entry: Entry): Entry {
  const { editor, baseEntries } = state;
  const now = ownersIn(state);
  const saved = ownersOf(editor, baseNames(editor, baseEntries), baseEntries);
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
  return withFiles(part, value, ownersIn(state));
}

const memo = memoByNames();

/** Entries that have been parsed, with references by file. */
export function entriesFrom(editor: EditorDefinition, parsed: Entries): Entries {
  const names = baseNames(editor, parsed);
  const owners = ownersOf(editor, names, parsed);
  return mapped(parsed, (file, entry) => {
    const next = memo(entry, names, () => entryWithFiles(editor.model, file, entry, owners));
    // what comes from here may come again
    return memo(next, names, () => next);
  });
}

/**
 * The edited entries with another one in a file; `undefined` removes it. If the file gets another name by that, references that
 * were typed as its old name become references to the file, so that they follow it.
 */
export function withEntry(state: Referring, file: string, entry: Entry | undefined): Entries {
  const { model } = state.editor;
  const { [file]: old, ...others } = state.editedEntries;
  const next = entry ? { ...others, [file]: entry } : others;
  const name = nameOf(model, file, old);
  if (name === undefined || name === nameOf(model, file, entry)) return next;
  const owner = ownersIn(state)(namedAs(model, file) ?? '', name);
  const all = owner === file ? withWritten(state, next, file, name) : next;
  if (entry || file in state.baseEntries) return all;
  // it was never saved: nothing has a name for it any more, so the references that are left become plain texts
  const left = withoutRemovedReferences(model, all, (path) => path === file);
  const lastName = (path: string) => (path === file ? name : undefined);
  return mapped(left, (_, known) => withNames(known, lastName));
}

/** The entries, in which references by a name mean a file. */
function withWritten({ editor }: Referring, entries: Entries, file: string, name: string): Entries {
  const { model } = editor;
  const kind = namedAs(model, file);
  const text = JSON.stringify(name).slice(1, -1);
  const owner: FileNamed = (collection, written) =>
    collection === kind && written === name ? file : undefined;
  return mapped(entries, (path, entry) =>
    // going through the schema takes longer, and few have it
    JSON.stringify(entry).includes(text) ? entryWithFiles(model, path, entry, owner) : entry,
  );
}

function mapped(entries: Entries, change: (file: string, entry: Entry) => Entry): Entries {
  return Object.fromEntries(
    Object.entries(entries).map(([file, entry]) => [file, change(file, entry)]),
  );
}
