import { type Entries, isSame } from '../../writing/json';
import { memoizeLast } from '../../writing/memoize-last';
import type { KeptEdit } from '../../store/edits';
import type { State } from './state';

/* What is edited: how it differs from the base. */

/** Whether a file of the base is deleted. */
export function isDeleted({ baseEntries, editedEntries }: State, file: string): boolean {
  return file in baseEntries && !(file in editedEntries);
}

/** Whether a file is edited. */
export function isEdited({ baseEntries, editedEntries }: State, file: string): boolean {
  return !isSame(baseEntries[file], editedEntries[file]);
}

const filesEdited = memoizeLast((base: Entries, edited: Entries): readonly string[] => [
  ...Object.keys(base).filter((file) => !isSame(base[file], edited[file])),
  ...Object.keys(edited).filter((file) => !(file in base)),
]);

/** The files that are edited. */
export const editedFiles = ({ baseEntries, editedEntries }: State): readonly string[] =>
  filesEdited(baseEntries, editedEntries);

/** Whether anything is edited. An upload that no entry shows doesn't count: it isn't published. */
export function isAnyEdited(state: State): boolean {
  return Object.values(state.pictures).includes(null) || editedFiles(state).length > 0;
}

/** What is edited, by path, as it is kept. */
export function keptEditsOf(state: State): ReadonlyMap<string, KeptEdit> {
  const { editedEntries, oldNames, pictures } = state;
  // a file that has got its old name back is as in the base, while references may still have the other name
  const files = new Set([...editedFiles(state), ...Object.keys(oldNames)]);
  return new Map<string, KeptEdit>([
    ...[...files].map((file) => {
      const [base, value] = [startTextOf(state, file), editedEntries[file] ?? null];
      return [file, { base, value, oldName: oldNames[file] }] as const;
    }),
    ...Object.entries(pictures).map(([path, value]) => [path, { base: null, value }] as const),
  ]);
}

/**
 * The text from which the next merge of a file starts; null for a new file. A file in conflict has a text of its
 * own for this. With the text of the base, the next merge would keep my version without asking.
 */
function startTextOf({ base, conflicts }: State, file: string): string | null {
  const open = conflicts.find((conflict) => conflict.file === file);
  return open ? open.startText : (base.files[file] ?? null);
}
