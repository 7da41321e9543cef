import { keepIdentities } from '../writing/identity';
import { type Entries, type Entry, isSame, parseEntry } from '../writing/json';
import type { Names } from '../writing/follow';
import { merge } from '../writing/merge';
import { baseOf } from './derived';
import type { Draft } from './drafts';
import { keepUploads } from './uploads';
import { entriesOf, type State } from './state';
import type { Snapshot } from './store';

/** What was just saved, and the form's state at that moment. */
export type Sent = Pick<State, 'values' | 'deletions' | 'entries'> & {
  readonly files: Snapshot['files'];
};

type Changed = Pick<State, 'values' | 'names' | 'conflicts' | 'deletions'>;

/**
 * Merges unsaved changes into a new snapshot.
 * @param sent after a save of this window: only what was typed meanwhile is merged
 */
export function adopted(
  state: State,
  saved: Snapshot,
  sent?: Sent,
): Changed & Pick<State, 'saved' | 'entries' | 'uploads'> {
  const known = sent ?? { files: state.saved.files, entries: state.entries };
  const entries = entriesOf(saved.files, known);
  const { uploads, values } = keepUploads({ ...state, saved });
  const before = sent?.values ?? state.entries;
  const files = new Set([values, before, entries].flatMap((all) => Object.keys(all)));
  const parts = [...files].map((file) => {
    const base = sent
      ? { text: sent.files[file] ?? null, entry: sent.values[file] }
      : parsedBase(baseOf(state, file));
    const part = joined(file, base, values[file], entries[file]);
    keepIdentities(values[file], part.value);
    return [file, part] as const;
  });
  return {
    saved,
    entries,
    values: Object.fromEntries(
      parts.flatMap(([file, { value }]) => (value ? [[file, value]] : [])),
    ),
    // a save makes names those that references mean
    names: namesOf(state, ([file]) => !sent || (file in values && !(file in sent.values))),
    conflicts: parts.flatMap(([, { conflicts }]) => conflicts),
    uploads,
    deletions: state.deletions.filter(
      (path) => path in saved.pictures && !sent?.deletions.includes(path),
    ),
  };
}

/** The state with a draft of an earlier time or of another window. */
export function withDraft(state: State, file: string, draft: Draft | undefined): Changed {
  const { saved, entries, values, names, conflicts, deletions } = state;
  if (file in saved.pictures) {
    const others = deletions.filter((each) => each !== file);
    return { values, names, conflicts, deletions: draft ? [...others, file] : others };
  }
  const theirs = entries[file];
  const part = draft
    ? joined(file, parsedBase(draft.base), draft.value ?? undefined, theirs)
    : undefined;
  const value = part ? part.value : theirs;
  keepIdentities(values[file], value);
  return {
    values: withEntry(values, file, value),
    names: {
      ...namesOf(state, ([each]) => each !== file),
      ...(draft?.name !== undefined && { [file]: draft.name }),
    },
    conflicts: [...conflicts.filter((each) => each.file !== file), ...(part?.conflicts ?? [])],
    deletions,
  };
}

function namesOf({ names }: State, test: (name: readonly [string, string]) => boolean): Names {
  return Object.fromEntries(Object.entries(names).filter(test));
}

/** The entries with another one in a file; `undefined` takes it away. */
export function withEntry(entries: Entries, file: string, entry: Entry | undefined): Entries {
  const others = Object.entries(entries).filter(([each]) => each !== file);
  return Object.fromEntries(entry ? [...others, [file, entry]] : others);
}

type Joined = Pick<Changed, 'conflicts'> & { readonly value: Entry | undefined };

/** What both sides began with: the text of a file, and what was in it. */
type Base = { readonly text: string | null; readonly entry: Entry | undefined };

function parsedBase(text: string | null): Base {
  return { text, entry: text === null ? undefined : parseEntry(text) };
}

function joined(file: string, base: Base, mine?: Entry, theirs?: Entry): Joined {
  if (base.entry && isSame(base.entry, mine)) return { value: theirs, conflicts: [] };
  const { value, differences } = merge(base.entry, mine, theirs);
  const conflicts = differences.map((each) => ({ ...each, file, base: base.text }));
  return { value: value as Entry | undefined, conflicts };
}
