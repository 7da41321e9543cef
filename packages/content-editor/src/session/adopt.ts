import { isPicture } from 'content-check/picture-path';
import { followNames } from '../writing/follow';
import { keepIdentities } from '../writing/identity';
import { type Entry, isSame, parseEntry } from '../writing/json';
import { merge } from '../writing/merge';
import { baseOf } from './derived';
import type { Draft } from './draft-storage';
import { namesInUse } from './references';
import { entriesToSave, textsToSave } from './to-save';
import { keepUploads } from './uploads';
import { entriesOf, type State } from './state';
import type { Snapshot, Upload } from './store';

type Changed = Pick<State, 'values' | 'names' | 'conflicts' | 'pictures'>;

/**
 * Merges unsaved changes into a new snapshot.
 * @param done the uploads that it has
 * @param sent the state that this window has just saved: only what was typed since is merged
 */
export function adopted(
  state: State,
  saved: Snapshot,
  done: ReadonlySet<Upload>,
  sent?: State,
): Changed & Pick<State, 'saved' | 'entries'> {
  const known = sent
    ? { files: textsToSave(sent), entries: entriesToSave(sent) }
    : { files: state.saved.files, entries: state.entries };
  const entries = entriesOf(saved.files, known);
  // a deletion that was sent is over, even if the picture is used and was kept
  const unsaved = Object.entries(state.pictures).filter(
    ([path, picture]) => picture !== null || sent?.pictures[path] !== null,
  );
  const pictures = Object.fromEntries(unsaved);
  const { values: kept, ...left } = keepUploads({ ...state, pictures, saved }, done);
  // what was typed during the save follows renames, too; otherwise it would conflict with the saved links
  const values = sent ? followNames(state.editor, namesInUse(sent), sent.values, kept) : kept;
  const files = Object.keys({ ...values, ...entries });
  const parts = files.map((file) => {
    // a file with two versions was not sent
    const isOpen = state.conflicts.some((conflict) => conflict.file === file);
    const base = sent && !isOpen ? (known.files[file] ?? null) : baseOf(state, file);
    const [mine, theirs] = [values[file], entries[file]];
    const part =
      base === (saved.files[file] ?? null)
        ? { value: isSame(mine, theirs) ? theirs : mine, conflicts: [] }
        : joined(file, base, mine, theirs);
    keepIdentities(values[file], part.value);
    return [file, part] as const;
  });
  return {
    saved,
    entries,
    values: Object.fromEntries(
      parts.flatMap(([file, { value }]) => (value ? [[file, value]] : [])),
    ),
    // after a save, references use the saved names
    names: Object.fromEntries(
      Object.entries(state.names).filter(
        ([file]) => !sent || (file in values && !(file in sent.values)),
      ),
    ),
    conflicts: parts.flatMap(([, { conflicts }]) => conflicts),
    ...left,
  };
}

/** The state with a stored draft, or one of another window. */
export function withDraft(state: State, file: string, draft: Draft | undefined): Changed {
  const { entries, values, names, conflicts, pictures } = state;
  const value = draft?.value;
  if (isPicture(file)) {
    const all = replaced(pictures, file, value as Upload | null | undefined);
    return { values, names, conflicts, pictures: all };
  }
  const part = draft
    ? joined(file, draft.base, (value as Entry | null) ?? undefined, entries[file])
    : { value: entries[file], conflicts: [] };
  keepIdentities(values[file], part.value);
  return {
    values: replaced(values, file, part.value),
    names: replaced(names, file, draft?.name),
    conflicts: [...conflicts.filter((conflict) => conflict.file !== file), ...part.conflicts],
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

type Joined = Pick<Changed, 'conflicts'> & { readonly value: Entry | undefined };

/** @param base the text of the file that both sides have changed */
function joined(file: string, base: string | null, mine?: Entry, theirs?: Entry): Joined {
  const { value, differences } = merge(parseEntry(base), mine, theirs);
  const conflicts = differences.map((difference) => ({ ...difference, file, base }));
  return { value: value as Entry | undefined, conflicts };
}
