import { withNames } from '../../writing/references/references';
import { unsavedFiles } from '../unsaved';
import { shownErrors } from '../problems/shown-problems';
import { namesIn } from '../names/current-names';
import { deadTargets } from '../addresses/remove-dead-links';
import type { State } from '../state';

/**
 * The files that have to wait: those with a mistake, or with two versions to choose from, and those that are to be deleted
 * while a link to them is a mistake.
 */
export function waitingFiles(state: State): readonly string[] {
  const places = [...shownErrors(state), ...state.conflicts];
  return [...new Set([...places.map(({ file }) => file), ...deadTargets(state)])];
}

/** The files that have to wait and have unsaved changes. */
export function unsavedWaiting(state: State): readonly string[] {
  const unsaved = unsavedFiles(state);
  return waitingFiles(state).filter((file) => unsaved.includes(file));
}

/** Whether there are changes of files that need not wait, whatever else does. */
export function hasReady(state: State): boolean {
  const waiting = waitingFiles(state);
  return unsavedFiles(state).some((file) => !waiting.includes(file));
}

/** Whether there are changes of files that need not wait for others. */
export function hasRest(state: State): boolean {
  return waitingFiles(state).length > 0 && hasReady(state);
}

/**
 * The state as if nothing had been changed in some files. One of them that was never saved is left out, and so is its
 * name: references to it become plain texts, which the check refuses, so that the files with them wait as well.
 */
export function withoutFiles(state: State, waiting: readonly string[]): State {
  if (waiting.length === 0) return state;
  const { savedEntries, editedEntries, leadsTo } = state;
  const isNew = (file: string) => waiting.includes(file) && !(file in savedEntries);
  const names = namesIn(state);
  const nameOfNew = (file: string) => (isNew(file) ? names[file] : undefined);
  const kept = Object.entries(editedEntries)
    .filter(([file]) => !waiting.includes(file))
    .map(([file, entry]) => [file, withNames(entry, nameOfNew)] as const);
  const old = Object.entries(savedEntries).filter(([file]) => waiting.includes(file));
  return {
    ...state,
    editedEntries: Object.fromEntries([...kept, ...old]),
    leadsTo: Object.fromEntries(
      Object.entries(leadsTo).filter(([file]) => !waiting.includes(file)),
    ),
    conflicts: [],
  };
}
