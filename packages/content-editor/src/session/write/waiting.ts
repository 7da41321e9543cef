import type { Entries } from '../../writing/json';
import { filtered } from '../../writing/record';
import { renamed } from '../../writing/references/redirects';
import { type Names, namesOf } from '../../writing/references/reference-names';
import { renamingOf } from '../../writing/references/references';
import { editedFiles } from '../edited';
import { shownErrors } from '../problems/shown-problems';
import { withFileBack } from '../references/deletions';
import { namesIn } from '../references/names';
import { deadTargets } from '../references/remove-dead-links';
import { finished } from '../references/renames';
import type { State } from '../state';

/**
 * The files that have to wait: those with a mistake, or with two versions to choose from, and those that are to be deleted
 * while a link to them is a mistake.
 */
export function waitingFiles(state: State): readonly string[] {
  // without a check, an error may be mended: only the store knows
  const places = [...(state.isChecked ? shownErrors(state) : []), ...state.conflicts];
  return [...new Set([...places.map(({ file }) => file), ...deadTargets(state)])];
}

/** The files that have to wait and are edited. */
export function editedWaiting(state: State): readonly string[] {
  const edited = editedFiles(state);
  return waitingFiles(state).filter((file) => edited.includes(file));
}

/**
 * The state as if nothing had been changed in some files. Others don't follow their new names, and what the deletion of one of them
 * has done to others is taken back. References to one that is new stay: the check refuses them, so that the files with them
 * wait as well.
 */
export function withoutFiles(edited: State, waiting: readonly string[]): State {
  const state = finished(edited);
  if (waiting.length === 0) return state;
  const { editor, baseEntries, editedEntries, oldNames } = state;
  const before = namesOf(editor.model, baseEntries);
  const now = namesIn(state);
  const names = { ...now, ...filtered(before, (file) => waiting.includes(file)) };
  const named = (entries: Entries, own: Names) =>
    renamed(editor, entries, renamingOf(editor, own, names, entries));
  const isWaiting = (file: string) => waiting.includes(file);
  const isGone = (file: string) => file in baseEntries && !(file in editedEntries);
  const others = {
    ...named(
      filtered(editedEntries, (file) => !isWaiting(file)),
      now,
    ),
    ...named(
      filtered(baseEntries, (file) => isWaiting(file) && !isGone(file)),
      before,
    ),
  };
  return waiting
    .filter(isGone)
    .reduce<State>(
      (left, file) => ({ ...left, ...withFileBack(left, file, baseEntries[file] ?? {}) }),
      {
        ...state,
        editedEntries: others,
        oldNames: filtered(oldNames, (file) => !isWaiting(file)),
        conflicts: [],
      },
    );
}
