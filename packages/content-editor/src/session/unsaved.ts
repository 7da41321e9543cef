import { isSame } from '../writing/json';
import { oldAddress } from './addresses/kept-addresses';
import type { Draft } from './drafts/draft-storage';
import type { State } from './state';

/** Whether the next save will delete a file. */
export function isDeleted({ savedEntries, editedEntries }: State, file: string): boolean {
  return file in savedEntries && !(file in editedEntries);
}

/** Whether a file has unsaved changes, or somebody has chosen where its old address leads. */
export function isUnsaved(state: State, file: string): boolean {
  const { savedEntries, editedEntries, leadsTo } = state;
  if (!isSame(savedEntries[file], editedEntries[file])) return true;
  return file in leadsTo && oldAddress(state, file) !== undefined;
}

/** The files with unsaved changes. */
export function unsavedFiles(state: State): readonly string[] {
  const files = Object.keys({ ...state.savedEntries, ...state.editedEntries, ...state.leadsTo });
  return files.filter((file) => isUnsaved(state, file));
}

/** Whether there are unsaved changes. Uploads alone are none: unused, they are not saved. */
export function isAnyUnsaved(state: State): boolean {
  return Object.values(state.pictures).includes(null) || unsavedFiles(state).length > 0;
}

/** The unsaved changes and uploads, by path. */
export function draftsOf(state: State): ReadonlyMap<string, Draft> {
  const { editedEntries, leadsTo, pictures } = state;
  return new Map<string, Draft>([
    ...unsavedFiles(state).map((file) => {
      const [base, value] = [baseOf(state, file), editedEntries[file] ?? null];
      return [file, { base, value, leadsTo: leadsTo[file] }] as const;
    }),
    ...Object.entries(pictures).map(([path, value]) => [path, { base: null, value }] as const),
  ]);
}

/**
 * The text of a file that its unsaved changes are based on; null for a new file. While there is a conflict, it
 * stays the text before both changes: a draft with a newer base would count as resolved.
 */
export function baseOf({ saved, conflicts }: State, file: string): string | null {
  const open = conflicts.find((conflict) => conflict.file === file);
  return open ? open.base : (saved.files[file] ?? null);
}
