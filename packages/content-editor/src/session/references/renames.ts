import { collectionOf } from 'content-check/collection';
import { partAt } from 'content-check/schema-traversal';
import { type Entry, parseEntry } from '../../writing/json';
import { memoizeLast } from '../../writing/memoize-last';
import { parsePath } from '../../writing/path';
import { recordWhere, recordWith } from '../../writing/record';
import {
  isNameShared,
  isValidName,
  nameOf,
  type Names,
  namesOf,
} from '../../writing/references/names';
import { entriesAfterRenaming } from '../../writing/references/redirects';
import {
  entriesFollowing,
  valueWithReferencesFollowed,
  goneFiles,
  type Renaming,
  renamingOf,
  entriesWithoutGone,
} from '../../writing/references/references';
import type { Conflict, ContentState, ContentVersion } from '../state/state';
import { knownAddress, entriesKeepingAddress } from './old-addresses';
import { referenceNames } from './reference-names';

/*
 * A rename is one step: once a name is complete, all that refers to its file gets it. Until then, such as
 * while it is typed, `oldNames` has the name by which references mean the file.
 *
 * Tests: `../stories/page-renames.test.ts`, `../stories/service-renames.test.ts`
 */

/** What is edited, with another entry in a file. If it has a new name, nothing refers to it by that yet. */
export function afterEditing(state: ContentState, file: string, entry: Entry): ContentVersion {
  const { [file]: used } = referenceNames(state);
  const isOld = used !== nameOf(state.model, file, entry);
  return {
    editedEntries: { ...state.editedEntries, [file]: entry },
    oldNames: recordWith(state.oldNames, file, isOld ? used : undefined),
  };
}

/** What is edited once all complete names are followed; the same if they are. */
export function afterCompletingNames<State extends ContentState>(state: State): State {
  const { model, committed, baseEntries, editedEntries, oldNames } = state;
  // on most keystrokes, no name is about to change
  if (!Object.keys(oldNames).some((file) => file in editedEntries)) return state;
  const { renaming, ...next } = completed(model, committed, baseEntries, editedEntries, oldNames);
  return next.oldNames === oldNames
    ? state
    : { ...state, ...next, conflicts: conflictsFollowed(state, renaming) };
}

const completed = memoizeLast(
  (
    model: ContentState['model'],
    committed: ContentState['committed'],
    baseEntries: ContentState['baseEntries'],
    editedEntries: ContentState['editedEntries'],
    oldNames: Names,
  ) => {
    const state = { model, committed, baseEntries, editedEntries, oldNames, conflicts: [] };
    const complete = completeNames(state);
    const files = Object.keys(complete);
    const names = referenceNames(state);
    const renaming = renamingOf(model, names, { ...names, ...complete }, editedEntries);
    const next: ContentState = {
      ...state,
      editedEntries: entriesAfterRenaming(model, editedEntries, renaming),
      oldNames:
        files.length === 0 ? oldNames : recordWhere(oldNames, (file) => !(file in complete)),
    };
    // a page that has left its known address before has left a redirect there, or somebody has declined it
    const leaving = files.filter((file) => knownAddress(state, file) === names[file]);
    return {
      editedEntries: leaving.reduce(
        (entries, file) =>
          entriesKeepingAddress({ ...next, editedEntries: entries }, file, complete[file] ?? ''),
        next.editedEntries,
      ),
      oldNames: next.oldNames,
      renaming,
    };
  },
);

/**
 * An entry of the base, the last commit or the history, as it is with what has become of other files: their
 * names, or their deletion.
 */
export function withReferencesOfNow(state: ContentState, file: string, entry: Entry): Entry {
  const { model, committed, baseEntries, editedEntries } = state;
  const names = referenceNames(state);
  const before = { ...namesOf(model, committed), ...namesOf(model, baseEntries) };
  const renaming = renamingOf(model, before, names, baseEntries);
  const entries = entriesFollowing(model, { [file]: entry }, renaming);
  const gone = goneFiles(model, names, editedEntries);
  return entriesWithoutGone(model, entries, gone)[file] ?? entry;
}

/** New names that references can take now: each is valid, and no other file is called so. */
function completeNames({ model, editedEntries, oldNames }: ContentState): Names {
  const own = namesOf(model, editedEntries);
  const there = Object.keys(editedEntries);
  let files = Object.keys(oldNames).filter(
    (file) => file in editedEntries && isValidName(model, file, own[file]),
  );
  for (;;) {
    const complete = Object.fromEntries(files.map((file) => [file, own[file] ?? '']));
    const names = { ...own, ...oldNames, ...complete };
    const next = files.filter((file) => !isNameShared(model, names, file, there));
    if (next.length === files.length) return complete;
    files = next;
  }
}

/** The conflicts, in which the other version and that from which the next merge starts follow a renaming, too. */
function conflictsFollowed(
  { model, editedEntries, conflicts }: ContentState,
  renaming: Renaming,
): readonly Conflict[] {
  return conflicts.map((conflict) => {
    const { file, field, theirs, startText } = conflict;
    const schema = collectionOf(model, file)?.schema;
    const part = schema && partAt(schema, editedEntries[file], parsePath(field));
    const start = parseEntry(startText);
    return {
      ...conflict,
      theirs: theirs === undefined ? theirs : valueWithReferencesFollowed(part, theirs, renaming),
      startText: start
        ? JSON.stringify(valueWithReferencesFollowed(schema, start, renaming))
        : startText,
    };
  });
}
