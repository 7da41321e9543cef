import { isPicture } from 'content-check/picture-path';
import { entriesOf, type Entry, parseEntry } from '../../writing/json';
import type { Kept, Unconfirmed } from '../../store/edits';
import type { Snapshot, Upload } from '../../store/content';
import { baseOf } from '../edited';
import { entriesFrom, entryFrom } from '../names/from-names';
import { settledEntries, textsToWrite } from '../write/to-write';
import { keepUploads } from '../pictures/uploads';
import type { State } from '../state';
import type { Sides } from '../../writing/merge/merge';
import { mergedFile } from './merged-file';

type MergedContent = Pick<State, 'editedEntries' | 'leadsTo' | 'conflicts' | 'pictures'>;

/**
 * Merges what is edited into a new base.
 * @param done the uploads that the base has
 * @param sent the state that this window has just sent: only what was typed since is merged
 */
export function adopted(
  state: State,
  base: Snapshot,
  done: ReadonlySet<Upload>,
  sent?: State,
): MergedContent & Pick<State, 'base' | 'baseEntries'> {
  const known = sent
    ? { files: textsToWrite(sent), entries: settledEntries(sent) }
    : { files: state.base.files, entries: state.baseEntries };
  const entries = entriesFrom(state.editor, entriesOf(base.files, known));
  // a deletion that was sent is done with, even if the picture was kept because it is used
  const left = Object.entries(state.pictures).filter(
    ([path, picture]) => picture !== null || sent?.pictures[path] !== null,
  );
  const pictures = Object.fromEntries(left);
  const { editedEntries, ...uploads } = keepUploads({ ...state, pictures, base }, done);
  const files = Object.keys({ ...editedEntries, ...entries });
  const merges = files.map((file) => {
    // a file with a conflict was not sent
    const isOpen = state.conflicts.some((conflict) => conflict.file === file);
    // not what was sent: it has redirects, which nobody has typed
    const isSent = sent && !isOpen;
    const before = isSent ? sent.editedEntries[file] : baseEntry(state, file, baseOf(state, file));
    const sides = { base: before, mine: editedEntries[file], theirs: entries[file] };
    return [file, joined(state, file, sides)] as const;
  });
  return {
    base,
    baseEntries: entries,
    editedEntries: Object.fromEntries(
      merges.flatMap(([file, { value }]) => (value ? [[file, value]] : [])),
    ),
    leadsTo: Object.fromEntries(
      Object.entries(state.leadsTo).filter(([file, page]) => sent?.leadsTo[file] !== page),
    ),
    conflicts: merges.flatMap(([, { conflicts }]) => conflicts),
    ...uploads,
  };
}

/** The state with what was edited in a file or picture earlier, merged with the base as it is now. */
export function withKept(state: State, file: string, kept: Kept): MergedContent {
  const sides = {
    base: baseEntry(state, file, kept.base),
    mine: editedEntry(state, file, kept),
    theirs: state.baseEntries[file],
  };
  return withEdit(state, file, kept, sides);
}

/** The state with a change that this browser holds, merged with what was edited elsewhere since. */
export function withUnconfirmed(
  state: State,
  { path: file, before, after }: Unconfirmed,
): MergedContent {
  /** What the file was while nothing in it was edited. */
  const unedited = baseEntry(state, file, (before ?? after)?.base ?? null);
  const sides = {
    base: before ? editedEntry(state, file, before) : unedited,
    mine: state.editedEntries[file],
    // an edit that has ended leaves the file as it is: it may have been written since
    theirs: after ? editedEntry(state, file, after) : state.baseEntries[file],
  };
  return withEdit(state, file, after, sides);
}

function withEdit(
  state: State,
  file: string,
  edit: Kept | undefined,
  sides: Sides<Entry | undefined>,
): MergedContent {
  const { editedEntries, leadsTo, conflicts, pictures } = state;
  if (isPicture(file)) {
    const all = replaced(pictures, file, edit?.value as Upload | null | undefined);
    return { editedEntries, leadsTo, conflicts, pictures: all };
  }
  const merged = joined(state, file, sides);
  return {
    editedEntries: replaced(editedEntries, file, merged.value),
    leadsTo: replaced(leadsTo, file, edit?.leadsTo),
    conflicts: [...conflicts.filter((conflict) => conflict.file !== file), ...merged.conflicts],
    pictures,
  };
}

/** A record with another value for a key; undefined removes the key. */
export function replaced<Value>(
  record: Readonly<Record<string, Value>>,
  key: string,
  value: Value | undefined,
): Readonly<Record<string, Value>> {
  const others = Object.entries(record).filter(([name]) => name !== key);
  return Object.fromEntries(value === undefined ? others : [...others, [key, value]]);
}

type Joined = Pick<MergedContent, 'conflicts'> & { readonly value: Entry | undefined };

const editedEntry = (state: State, file: string, { value }: Kept): Entry | undefined =>
  value ? entryFrom(state, file, value) : undefined;

/** The entry of the text from which an edit began: for that of the base the very object, so that its list entries are known. */
function baseEntry(state: State, file: string, text: string | null): Entry | undefined {
  if (text === state.base.files[file]) return state.baseEntries[file];
  const entry = parseEntry(text);
  return entry && entryFrom(state, file, entry);
}

/** Both sides of a file in one entry, and where they are in conflict. */
function joined(
  { editor, editedEntries }: Pick<State, 'editor' | 'editedEntries'>,
  file: string,
  sides: Sides<Entry | undefined>,
): Joined {
  const merged = mergedFile(editor.model, file, sides, editedEntries[file]);
  const text = merged.base === undefined ? null : JSON.stringify(merged.base);
  const conflicts = merged.differences.map((difference) => ({ ...difference, file, base: text }));
  return { value: merged.value, conflicts };
}
