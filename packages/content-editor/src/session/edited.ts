import { isSame } from '../writing/json';
import type { Kept } from '../store/edits';
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

/** The files that are edited. */
export function editedFiles(state: State): readonly string[] {
  const files = Object.keys({ ...state.baseEntries, ...state.editedEntries });
  return files.filter((file) => isEdited(state, file));
}

/** Whether anything is edited. Uploads alone are not: unused, they go nowhere. */
export function isAnyEdited(state: State): boolean {
  return Object.values(state.pictures).includes(null) || editedFiles(state).length > 0;
}

/** What is edited, by path, as it is kept. */
export function keptOf(state: State): ReadonlyMap<string, Kept> {
  const { editedEntries, oldNames, pictures } = state;
  // one whose name is the old one again, while references have another still, is the same as in the base
  const files = new Set([...editedFiles(state), ...Object.keys(oldNames)]);
  return new Map<string, Kept>([
    ...[...files].map((file) => {
      const [base, value] = [baseOf(state, file), editedEntries[file] ?? null];
      return [file, { base, value, oldName: oldNames[file] }] as const;
    }),
    ...Object.entries(pictures).map(([path, value]) => [path, { base: null, value }] as const),
  ]);
}

/**
 * The text of a file from which the edit of it began; null for a new file. While there is a conflict, it stays the text
 * before both changes: an edit with a newer base would count as decided.
 */
function baseOf({ base, conflicts }: State, file: string): string | null {
  const open = conflicts.find((conflict) => conflict.file === file);
  return open ? open.base : (base.files[file] ?? null);
}
