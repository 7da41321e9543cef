import type { Entries, Entry } from '../../writing/json';
import { mergedFile } from '../../writing/merge/merged-file';
import { addressOf } from '../../writing/references/pages';
import {
  entriesAfterRenaming,
  entriesWithoutRedirect,
  entriesWithTargetReplaced,
} from '../../writing/references/redirects';
import { isNameShared, nameOf, namesOf } from '../../writing/references/names';
import {
  changedEntries,
  goneFiles,
  renamingOf,
  entriesWithoutGone,
} from '../../writing/references/references';
import { recordWith } from '../../writing/record';
import type { ContentState, ContentVersion } from '../state/state';
import { homeAddress, knownAddress, targetAddress, entriesKeepingAddress } from './old-addresses';
import { referenceNames } from './reference-names';
import { afterEditing } from './renames';

/*
 * A deletion changes other files, too, in one step with it: references to the file go, and old addresses lead
 * elsewhere. If /about is deleted, the redirects get "/about leads to /".
 *
 * Somebody may take that back later, or choose /team instead, when these files have been edited further. So
 * each is merged:
 * - before: what the deletion has made of the known file, with "/about leads to /"
 * - mine: the file as it is edited now
 * - theirs: the known file without the deletion, or with "/about leads to /team"
 *
 * Tests: `../stories/deletions.test.ts`, `../stories/old-addresses.test.ts`
 */

/** What is edited, without a file; the old address of a page leads home. */
export function afterDeleting(state: ContentState, file: string): ContentVersion {
  const { model, baseEntries } = state;
  const { [file]: used } = referenceNames(state);
  const { [file]: before } = baseEntries;
  // links that stay are known to lead to it
  const isOld = before && used !== nameOf(model, file, before);
  return {
    editedEntries: afterDeletion(state, file, homeAddress(state)),
    oldNames: recordWith(state.oldNames, file, isOld ? used : undefined),
  };
}

/** What is edited, with a file that is new or comes back: what its deletion did elsewhere is taken back. */
export function afterRestoring(state: ContentState, file: string, entry: Entry): ContentVersion {
  const { model, editedEntries } = state;
  const known = beforeDeletion(state, file);
  const { [file]: before = entry } = known?.editedEntries ?? {};
  const others = known
    ? entriesWithDeletionReplaced(state, file, known, known.editedEntries)
    : editedEntries;
  const address = addressOf(model, file, entry);
  const free = address === undefined ? others : entriesWithoutRedirect(model, others, address);
  return afterEditing({ ...state, editedEntries: { ...free, [file]: before } }, file, entry);
}

/** The entries, in which the old address of a deleted page leads to a target, or else nowhere. */
export function entriesWithOtherTarget(
  state: ContentState,
  file: string,
  target: string | undefined,
): Entries {
  const known = beforeDeletion(state, file);
  return known
    ? entriesWithDeletionReplaced(state, file, known, afterDeletion(known, file, target))
    : state.editedEntries;
}

/**
 * The entries without a file, and without the references to it that its deletion removes.
 * @param target the address to which its known address, and whatever has led to it, leads then
 */
function afterDeletion(state: ContentState, file: string, target: string | undefined): Entries {
  const { model } = state;
  const names = referenceNames(state);
  const others = recordWith(state.editedEntries, file, undefined);
  const { [file]: name } = names;
  const gone = goneFiles(model, names, others);
  if (name === undefined || isNameShared(model, names, file, Object.keys(others))) return others;
  const left = entriesWithoutGone(model, others, gone);
  if (target === undefined || knownAddress(state, file) === undefined) return left;
  const editedEntries = entriesWithTargetReplaced(model, left, name, target);
  return entriesKeepingAddress({ ...state, editedEntries }, file, target);
}

/** The content before a file was deleted: the base, or else the last commit, with the names of now. */
function beforeDeletion(state: ContentState, file: string): ContentState | undefined {
  const { model, baseEntries, committed } = state;
  const entries = file in baseEntries ? baseEntries : committed;
  if (!(file in entries)) return undefined;
  const before = namesOf(model, entries);
  const oldNames = { ...before, ...referenceNames(state) };
  const renaming = renamingOf(model, before, oldNames, entries);
  return {
    ...state,
    editedEntries: entriesAfterRenaming(model, entries, renaming),
    oldNames,
  };
}

/** What is edited, with something else instead of what the deletion of a file has done (see above). */
function entriesWithDeletionReplaced(
  state: ContentState,
  file: string,
  known: ContentState,
  instead: Entries,
): Entries {
  const { model, editedEntries } = state;
  const before = afterDeletion(known, file, targetAddress(state, file));
  return changedEntries(editedEntries, (path, mine) => {
    const sides = { before: before[path], mine, theirs: instead[path] };
    return sides.before === sides.theirs
      ? mine
      : (mergedFile(model, path, sides, mine).value ?? mine);
  });
}
