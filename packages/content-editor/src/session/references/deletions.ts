import type { Entries, Entry } from '../../writing/json';
import { mergedFile } from '../../writing/merge/merged-file';
import { addressOf } from '../../writing/references/pages';
import { renamed, withoutRedirect, withTargetReplaced } from '../../writing/references/redirects';
import { isShared, nameOf, namesOf } from '../../writing/references/reference-names';
import {
  changedEntries,
  goneFiles,
  renamingOf,
  withoutRemovedReferences,
} from '../../writing/references/references';
import { replaced } from '../../writing/record';
import type { Edited, Version } from '../state';
import { homeAddress, knownAddress, targetAddress, withKeptAddress } from './kept-addresses';
import { namesIn } from './names';
import { withEntry } from './renames';

/*
 * What a deletion does to other files is one step with it. If it is taken back later, or the old address gets another target,
 * that is a merge: of what the deletion has made of the known content, what is edited, and what it makes of it now.
 */

/** What is edited, without a file; the old address of a page leads home. */
export function withoutFile(state: Edited, file: string): Version {
  const { editor, baseEntries } = state;
  const { [file]: used } = namesIn(state);
  const { [file]: before } = baseEntries;
  // links that stay are known to lead to it
  const isOld = before && used !== nameOf(editor.model, file, before);
  return {
    editedEntries: withoutAll(state, file, homeAddress(state)),
    oldNames: replaced(state.oldNames, file, isOld ? used : undefined),
  };
}

/** What is edited, with a file that is not there: whatever its deletion has done to others is taken back. */
export function withFileBack(state: Edited, file: string, entry: Entry): Version {
  const { editor, editedEntries } = state;
  const known = knownVersion(state, file);
  const { [file]: before = entry } = known?.editedEntries ?? {};
  const others = known ? decidedAnew(state, file, known, known.editedEntries) : editedEntries;
  const address = addressOf(editor, file, entry);
  const free = address === undefined ? others : withoutRedirect(editor, others, address);
  return withEntry({ ...state, editedEntries: { ...free, [file]: before } }, file, entry);
}

/** The entries, in which the old address of a deleted page leads to another address; without one, nowhere. */
export function withOtherTarget(state: Edited, file: string, target: string | undefined): Entries {
  const known = knownVersion(state, file);
  return known
    ? decidedAnew(state, file, known, withoutAll(known, file, target))
    : state.editedEntries;
}

/**
 * The entries without a file, and without the references to it that its deletion removes.
 * @param target the address to which its known address, and whatever has led to it, leads then
 */
function withoutAll(state: Edited, file: string, target: string | undefined): Entries {
  const { editor } = state;
  const names = namesIn(state);
  const others = replaced(state.editedEntries, file, undefined);
  const { [file]: name } = names;
  const gone = goneFiles(editor.model, names, others);
  if (name === undefined || isShared(editor.model, names, file, Object.keys(others))) return others;
  const left = withoutRemovedReferences(editor.model, others, gone);
  if (target === undefined || knownAddress(state, file) === undefined) return left;
  const editedEntries = withTargetReplaced(editor, left, name, target);
  return withKeptAddress({ ...state, editedEntries }, file, target);
}

/** The base, or else the last commit, if it has a file, with the names of now. */
function knownVersion(state: Edited, file: string): Edited | undefined {
  const { editor, baseEntries, committed } = state;
  const entries = file in baseEntries ? baseEntries : committed;
  if (!(file in entries)) return undefined;
  const before = namesOf(editor.model, entries);
  const oldNames = { ...before, ...namesIn(state) };
  const renaming = renamingOf(editor, before, oldNames, entries);
  return { ...state, editedEntries: renamed(editor, entries, renaming), oldNames };
}

/** What is edited, merged with what becomes of the known content instead of what the deletion of a file has made of it. */
function decidedAnew(state: Edited, file: string, known: Edited, instead: Entries): Entries {
  const { editor, editedEntries } = state;
  const before = withoutAll(known, file, targetAddress(state, file));
  return changedEntries(editedEntries, (path, mine) => {
    const sides = { base: before[path], mine, theirs: instead[path] };
    return sides.base === sides.theirs
      ? mine
      : (mergedFile(editor.model, path, sides, mine).value ?? mine);
  });
}
