import { withNames } from '../../writing/references/references';
import { editedFiles } from '../edited';
import { shownErrors } from '../problems/shown-problems';
import { namesIn } from '../names/current-names';
import { deadTargets } from '../addresses/remove-dead-links';
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
 * The state as if nothing had been changed in some files. One of them that is new is left out, and so is its
 * name: references to it become plain texts, which the check refuses, so that the files with them wait as well.
 */
export function withoutFiles(state: State, waiting: readonly string[]): State {
  if (waiting.length === 0) return state;
  const { baseEntries, editedEntries, leadsTo } = state;
  const isNew = (file: string) => waiting.includes(file) && !(file in baseEntries);
  const names = namesIn(state);
  const nameOfNew = (file: string) => (isNew(file) ? names[file] : undefined);
  const kept = Object.entries(editedEntries)
    .filter(([file]) => !waiting.includes(file))
    .map(([file, entry]) => [file, withNames(entry, nameOfNew)] as const);
  const old = Object.entries(baseEntries).filter(([file]) => waiting.includes(file));
  return {
    ...state,
    editedEntries: Object.fromEntries([...kept, ...old]),
    leadsTo: Object.fromEntries(
      Object.entries(leadsTo).filter(([file]) => !waiting.includes(file)),
    ),
    conflicts: [],
  };
}
