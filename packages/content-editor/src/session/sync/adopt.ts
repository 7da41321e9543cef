import { isPicture } from 'content-check/picture-path';
import { entriesOf, type Entry, parseEntry } from '../../writing/json';
import type { Snapshot, Upload } from '../../store/store';
import { baseOf } from '../unsaved';
import type { Draft } from '../drafts/draft-storage';
import { entriesFrom, entryFrom } from '../names/from-names';
import { settledEntries, textsToSave } from '../save/to-save';
import { keepUploads } from '../pictures/uploads';
import type { State } from '../state';
import type { Sides } from '../../writing/merge/merge';
import { mergedFile } from './merged-file';

type MergedContent = Pick<State, 'editedEntries' | 'leadsTo' | 'conflicts' | 'pictures'>;

/**
 * Merges unsaved changes into a new snapshot.
 * @param done the uploads that the snapshot has
 * @param sent the state that this window has just saved: only what was typed since is merged
 */
export function adopted(
  state: State,
  saved: Snapshot,
  done: ReadonlySet<Upload>,
  sent?: State,
): MergedContent & Pick<State, 'saved' | 'savedEntries'> {
  const known = sent
    ? { files: textsToSave(sent), entries: settledEntries(sent) }
    : { files: state.saved.files, entries: state.savedEntries };
  const entries = entriesFrom(state.editor, entriesOf(saved.files, known));
  // a deletion that was sent is done with, even if the picture was kept because it is used
  const unsaved = Object.entries(state.pictures).filter(
    ([path, picture]) => picture !== null || sent?.pictures[path] !== null,
  );
  const pictures = Object.fromEntries(unsaved);
  const { editedEntries, ...left } = keepUploads({ ...state, pictures, saved }, done);
  const files = Object.keys({ ...editedEntries, ...entries });
  const merges = files.map((file) => {
    // a file with a conflict was not sent
    const isOpen = state.conflicts.some((conflict) => conflict.file === file);
    // not what was sent: the save has added redirects, which nobody has typed
    const isSent = sent && !isOpen;
    const before = isSent ? sent.editedEntries[file] : baseEntry(state, file, baseOf(state, file));
    const sides = { base: before, mine: editedEntries[file], theirs: entries[file] };
    return [file, joined(state, file, sides)] as const;
  });
  return {
    saved,
    savedEntries: entries,
    editedEntries: Object.fromEntries(
      merges.flatMap(([file, { value }]) => (value ? [[file, value]] : [])),
    ),
    leadsTo: Object.fromEntries(
      Object.entries(state.leadsTo).filter(([file, page]) => sent?.leadsTo[file] !== page),
    ),
    conflicts: merges.flatMap(([, { conflicts }]) => conflicts),
    ...left,
  };
}

/** The state with a stored draft, or one of another window. */
export function withDraft(state: State, file: string, draft: Draft | undefined): MergedContent {
  const { savedEntries, editedEntries, leadsTo, conflicts, pictures } = state;
  const value = draft?.value;
  if (isPicture(file)) {
    const all = replaced(pictures, file, value as Upload | null | undefined);
    return { editedEntries, leadsTo, conflicts, pictures: all };
  }
  const merged = draft
    ? joined(state, file, {
        base: baseEntry(state, file, draft.base),
        mine: value ? entryFrom(state, file, value) : undefined,
        theirs: savedEntries[file],
      })
    : { value: savedEntries[file], conflicts: [] };
  return {
    editedEntries: replaced(editedEntries, file, merged.value),
    leadsTo: replaced(leadsTo, file, draft?.leadsTo),
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

/** The entry of the text that changes are based on: for the saved text the very object, so that its list entries are known. */
function baseEntry(state: State, file: string, text: string | null): Entry | undefined {
  if (text === state.saved.files[file]) return state.savedEntries[file];
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
