import { redirects } from '../../facts';
import type { Entries } from '../../writing/json';
import { filtered } from '../../writing/record';
import { renamed } from '../../writing/references/redirects';
import { type Names, namesOf } from '../../writing/references/reference-names';
import {
  goneFiles,
  renamingOf,
  withoutRemovedReferences,
} from '../../writing/references/references';
import { editedFiles, isDeleted } from '../edited';
import { shownErrors } from '../problems/shown-problems';
import { withFileBack } from '../references/deletions';
import { leavingPages } from '../references/kept-addresses';
import { namesIn } from '../references/names';
import { deadTargets } from '../references/remove-dead-links';
import { finished } from '../references/renames';
import type { State } from '../state';

/**
 * The files that have to wait: those with a mistake, or with two versions to choose from, those that are to be deleted while a
 * link to them is a mistake, and pages that leave an address, if the redirects wait.
 */
export function waitingFiles(state: State): readonly string[] {
  // without a check, an error may be mended: only the store knows
  const places = [...(state.isChecked ? shownErrors(state) : []), ...state.conflicts];
  const waiting = new Set([...places.map(({ file }) => file), ...deadTargets(state)]);
  const leaving = waiting.has(redirects.file) ? leavingPages(state) : [];
  return [...new Set([...waiting, ...leaving])];
}

/** The files that have to wait and are edited. */
export function editedWaiting(state: State): readonly string[] {
  const edited = editedFiles(state);
  return waitingFiles(state).filter((file) => edited.includes(file));
}

/**
 * The state as if nothing had been changed in some files, except that they follow what has become of others. Others don't follow
 * their new names, and what the deletion of one of them has done to others is taken back. References to one that is new stay: the
 * check refuses them, so that the files with them wait as well.
 */
export function withoutFiles(edited: State, waiting: readonly string[]): State {
  const state = finished(edited);
  if (waiting.length === 0) return state;
  const { editor, baseEntries, editedEntries } = state;
  const isWaiting = (file: string) => waiting.includes(file);
  const [before, now] = [namesOf(editor.model, baseEntries), namesIn(state)];
  const names = { ...now, ...filtered(before, isWaiting) };
  const named = (entries: Entries, own: Names) =>
    renamed(editor, entries, renamingOf(editor, own, names, entries));
  const sent = filtered(editedEntries, (file) => !isWaiting(file));
  const kept = filtered(baseEntries, (file) => isWaiting(file) && !isDeleted(state, file));
  let left: State = {
    ...state,
    editedEntries: { ...named(sent, now), ...named(kept, before) },
    oldNames: filtered(state.oldNames, (file) => !isWaiting(file)),
    conflicts: [],
  };
  for (const file of waiting.filter((name) => isDeleted(state, name)))
    left = { ...left, ...withFileBack(left, file, baseEntries[file] ?? {}) };
  const gone = goneFiles(editor.model, names, left.editedEntries);
  return {
    ...left,
    editedEntries: withoutRemovedReferences(editor.model, left.editedEntries, gone),
  };
}
