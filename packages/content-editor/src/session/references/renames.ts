import { collectionOf } from 'content-check/collection';
import { partAt } from 'content-check/schema-traversal';
import { type Entry, parseEntry } from '../../writing/json';
import { memoizeLast } from '../../writing/memoize-last';
import { parsePath } from '../../writing/path';
import { filtered, replaced } from '../../writing/record';
import {
  isShared,
  isValidName,
  nameOf,
  type Names,
  namesOf,
} from '../../writing/references/reference-names';
import { renamed } from '../../writing/references/redirects';
import {
  followed,
  followedIn,
  goneFiles,
  type Renaming,
  renamingOf,
  withoutRemovedReferences,
} from '../../writing/references/references';
import type { Conflict, Edited, Version } from '../state';
import { knownAddress, withKeptAddress } from './kept-addresses';
import { namesIn } from './names';

/*
 * A rename is one step: once a name is complete, all that refers to its file gets it. Until then, such as while it is typed,
 * `oldNames` has the name by which references mean the file.
 */

/** What is edited, with another entry in a file. If that has another name, nothing refers to it by that yet. */
export function withEntry(state: Edited, file: string, entry: Entry): Version {
  const { [file]: used } = namesIn(state);
  const isOld = used !== nameOf(state.editor.model, file, entry);
  return {
    editedEntries: { ...state.editedEntries, [file]: entry },
    oldNames: replaced(state.oldNames, file, isOld ? used : undefined),
  };
}

/** What is edited once all complete names are followed; the same if they are. */
export function finished<State extends Edited>(state: State): State {
  const { editor, committed, baseEntries, editedEntries, oldNames } = state;
  // on most keystrokes
  if (!Object.keys(oldNames).some((file) => file in editedEntries)) return state;
  const { renaming, ...next } = followedNames(
    editor,
    committed,
    baseEntries,
    editedEntries,
    oldNames,
  );
  return next.oldNames === oldNames
    ? state
    : { ...state, ...next, conflicts: followedConflicts(state, renaming) };
}

const followedNames = memoizeLast(
  (
    editor: Edited['editor'],
    committed: Edited['committed'],
    baseEntries: Edited['baseEntries'],
    editedEntries: Edited['editedEntries'],
    oldNames: Names,
  ) => {
    const state = { editor, committed, baseEntries, editedEntries, oldNames, conflicts: [] };
    const complete = completeNames(state);
    const files = Object.keys(complete);
    const names = namesIn(state);
    const renaming = renamingOf(editor, names, { ...names, ...complete }, editedEntries);
    const next: Edited = {
      ...state,
      editedEntries: renamed(editor, editedEntries, renaming),
      oldNames: files.length === 0 ? oldNames : filtered(oldNames, (file) => !(file in complete)),
    };
    // a page that has left its known address before has left a redirect there, or somebody has declined it
    const leaving = files.filter((file) => knownAddress(state, file) === names[file]);
    return {
      editedEntries: leaving.reduce(
        (entries, file) =>
          withKeptAddress({ ...next, editedEntries: entries }, file, complete[file] ?? ''),
        next.editedEntries,
      ),
      oldNames: next.oldNames,
      renaming,
    };
  },
);

/**
 * An entry of the base, the last commit or the history, as it is with what has become of other files: their names, or their
 * deletion.
 */
export function namedAsNow(state: Edited, file: string, entry: Entry): Entry {
  const { editor, committed, baseEntries, editedEntries } = state;
  const names = namesIn(state);
  const before = { ...namesOf(editor.model, committed), ...namesOf(editor.model, baseEntries) };
  const renaming = renamingOf(editor, before, names, baseEntries);
  const entries = followed(editor.model, { [file]: entry }, renaming);
  const gone = goneFiles(editor.model, names, editedEntries);
  return withoutRemovedReferences(editor.model, entries, gone)[file] ?? entry;
}

/** The names that are not followed yet, and can be: they are valid, and no reference means another file by one of them. */
function completeNames({ editor: { model }, editedEntries, oldNames }: Edited): Names {
  const own = namesOf(model, editedEntries);
  const there = Object.keys(editedEntries);
  let files = Object.keys(oldNames).filter(
    (file) => file in editedEntries && isValidName(model, file, own[file]),
  );
  for (;;) {
    const complete = Object.fromEntries(files.map((file) => [file, own[file] ?? '']));
    const names = { ...own, ...oldNames, ...complete };
    const next = files.filter((file) => !isShared(model, names, file, there));
    if (next.length === files.length) return complete;
    files = next;
  }
}

/** The conflicts, in which the other version and the one before both follow a renaming, too. */
function followedConflicts(
  { editor, editedEntries, conflicts }: Edited,
  renaming: Renaming,
): readonly Conflict[] {
  return conflicts.map((conflict) => {
    const { file, field, theirs, base } = conflict;
    const schema = collectionOf(editor.model, file)?.schema;
    const part = schema && partAt(schema, editedEntries[file], parsePath(field));
    const before = parseEntry(base);
    return {
      ...conflict,
      theirs: theirs === undefined ? theirs : followedIn(part, theirs, renaming),
      base: before ? JSON.stringify(followedIn(schema, before, renaming)) : base,
    };
  });
}
