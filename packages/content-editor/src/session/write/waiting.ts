import { redirects } from '../../facts';
import type { Entries } from '../../writing/json';
import { recordWhere } from '../../writing/record';
import { entriesAfterRenaming } from '../../writing/references/redirects';
import { type Names, namesOf } from '../../writing/references/names';
import { goneFiles, renamingOf, entriesWithoutGone } from '../../writing/references/references';
import { editedFiles, isDeleted } from '../state/edited';
import { shownMistakes } from '../problems/shown-problems';
import { afterRestoring } from '../references/deletions';
import { pagesWithKeptAddress } from '../references/old-addresses';
import { referenceNames } from '../references/reference-names';
import { deadTargets } from '../references/remove-dead-links';
import { afterCompletingNames } from '../references/renames';
import type { State } from '../state/state';

/**
 * The files that have to wait: those with a mistake, or with two versions to choose from, those that are to
 * be deleted while a link to them is a mistake, and pages that leave an address, if the redirects wait.
 */
export function waitingFiles(state: State): readonly string[] {
  // if the check doesn't work, an error may be mended already, and only the store finds out
  const places = [...(state.isCheckWorking ? shownMistakes(state) : []), ...state.conflicts];
  const waiting = new Set([...places.map(({ file }) => file), ...deadTargets(state)]);
  const leaving = waiting.has(redirects.file) ? pagesWithKeptAddress(state) : [];
  return [...new Set([...waiting, ...leaving])];
}

/** The files that have to wait and are edited. */
export function editedWaiting(state: State): readonly string[] {
  const edited = editedFiles(state);
  return waitingFiles(state).filter((file) => edited.includes(file));
}

/**
 * The state as it is sent, in which waiting files are as in the base. If a page that was renamed from /about
 * to /us waits, what is sent links to /about. If the home page waits, its version of the base is sent, with a
 * link to /us.
 *
 * A reference to a waiting file that is new stays: the check refuses it, so that its file waits as well.
 */
export function withoutWaiting(edited: State, waiting: readonly string[]): State {
  const state = afterCompletingNames(edited);
  if (waiting.length === 0) return state;
  const { model, baseEntries, editedEntries } = state;
  const isWaiting = (file: string) => waiting.includes(file);
  const [before, now] = [namesOf(model, baseEntries), referenceNames(state)];
  // in what is sent, waiting files have the names of the base
  const names = { ...now, ...recordWhere(before, isWaiting) };
  const named = (entries: Entries, own: Names) =>
    entriesAfterRenaming(model, entries, renamingOf(model, own, names, entries));
  const sent = recordWhere(editedEntries, (file) => !isWaiting(file));
  const kept = recordWhere(baseEntries, (file) => isWaiting(file) && !isDeleted(state, file));
  let left: State = {
    ...state,
    editedEntries: { ...named(sent, now), ...named(kept, before) },
    oldNames: recordWhere(state.oldNames, (file) => !isWaiting(file)),
    conflicts: [],
  };
  for (const file of waiting.filter((name) => isDeleted(state, name)))
    left = { ...left, ...afterRestoring(left, file, baseEntries[file] ?? {}) };
  const gone = goneFiles(model, names, left.editedEntries);
  return {
    ...left,
    editedEntries: entriesWithoutGone(model, left.editedEntries, gone),
  };
}
