import type { Entries, Entry } from '../../writing/json';
import { mergedFile } from '../../writing/merge/merged-file';
import { addressOf } from '../../writing/references/pages';
import {
  withRenamesFollowed,
  withoutRedirect,
  withTargetReplaced,
} from '../../writing/references/redirects';
import { isNameShared, nameOf, namesOf } from '../../writing/references/reference-names';
import {
  changedEntries,
  goneFiles,
  renamingOf,
  withoutRemovedReferences,
} from '../../writing/references/references';
import { recordWith } from '../../writing/record';
import type { ContentState, ContentVersion } from '../state/state';
import { homeAddress, knownAddress, targetAddress, withOldAddressKept } from './old-addresses';
import { namesIn } from './names';
import { withEntry } from './renames';

/*
 * A deletion changes other files, too: references go, and old addresses lead elsewhere. Both are one step with it. The deletion
 * may be taken back later, or get another target for the old address, when those files have been edited further. So this is a
 * three-way merge: of what the deletion has made of the known content, what is edited now, and what takes its place.
 */

/** What is edited, without a file; the old address of a page leads home. */
export function withoutFile(state: ContentState, file: string): ContentVersion {
  const { model, baseEntries } = state;
  const { [file]: used } = namesIn(state);
  const { [file]: before } = baseEntries;
  // links that stay are known to lead to it
  const isOld = before && used !== nameOf(model, file, before);
  return {
    editedEntries: withoutAll(state, file, homeAddress(state)),
    oldNames: recordWith(state.oldNames, file, isOld ? used : undefined),
  };
}

/** What is edited, with a file that was not there. What its deletion has done to other files is taken back. */
export function withFileBack(state: ContentState, file: string, entry: Entry): ContentVersion {
  const { model, editedEntries } = state;
  const known = knownVersion(state, file);
  const { [file]: before = entry } = known?.editedEntries ?? {};
  const others = known ? decidedAnew(state, file, known, known.editedEntries) : editedEntries;
  const address = addressOf(model, file, entry);
  const free = address === undefined ? others : withoutRedirect(model, others, address);
  return withEntry({ ...state, editedEntries: { ...free, [file]: before } }, file, entry);
}

/** The entries, in which the old address of a deleted page leads to a target; without a target, it leads nowhere. */
export function withOtherTarget(
  state: ContentState,
  file: string,
  target: string | undefined,
): Entries {
  const known = knownVersion(state, file);
  return known
    ? decidedAnew(state, file, known, withoutAll(known, file, target))
    : state.editedEntries;
}

/**
 * The entries without a file, and without the references to it that its deletion removes.
 * @param target the address to which its known address, and whatever has led to it, leads then
 */
function withoutAll(state: ContentState, file: string, target: string | undefined): Entries {
  const { model } = state;
  const names = namesIn(state);
  const others = recordWith(state.editedEntries, file, undefined);
  const { [file]: name } = names;
  const gone = goneFiles(model, names, others);
  if (name === undefined || isNameShared(model, names, file, Object.keys(others))) return others;
  const left = withoutRemovedReferences(model, others, gone);
  if (target === undefined || knownAddress(state, file) === undefined) return left;
  const editedEntries = withTargetReplaced(model, left, name, target);
  return withOldAddressKept({ ...state, editedEntries }, file, target);
}

/** The base, or else the last commit, if it has a file, with the names of now. */
function knownVersion(state: ContentState, file: string): ContentState | undefined {
  const { model, baseEntries, committed } = state;
  const entries = file in baseEntries ? baseEntries : committed;
  if (!(file in entries)) return undefined;
  const before = namesOf(model, entries);
  const oldNames = { ...before, ...namesIn(state) };
  const renaming = renamingOf(model, before, oldNames, entries);
  return { ...state, editedEntries: withRenamesFollowed(model, entries, renaming), oldNames };
}

/** What is edited, in which something else takes the place of what the deletion of a file has done to other files. */
function decidedAnew(
  state: ContentState,
  file: string,
  known: ContentState,
  instead: Entries,
): Entries {
  const { model, editedEntries } = state;
  const before = withoutAll(known, file, targetAddress(state, file));
  return changedEntries(editedEntries, (path, mine) => {
    const sides = { base: before[path], mine, theirs: instead[path] };
    return sides.base === sides.theirs
      ? mine
      : (mergedFile(model, path, sides, mine).value ?? mine);
  });
}
