import { type Entry, isSame } from '../writing/json';
import { familiarTitle } from '../writing/references/menus';
import { nameOf } from '../writing/references/reference-names';
import { titleOfFile } from '../writing/titles';
import type { Draft } from './drafts/draft-storage';
import { oldAddress } from './addresses/kept-addresses';
import { namesIn } from './names/current-names';
import { editedEntriesWithNames } from './names/to-names';
import type { Edited, State } from './state';

/**
 * The text of a file that its unsaved changes are based on; null for a new file. While there is a conflict, it
 * stays the text before both changes: a draft with a newer base would count as resolved.
 */
export function baseOf({ saved, conflicts }: State, file: string): string | null {
  const open = conflicts.find((conflict) => conflict.file === file);
  return open ? open.base : (saved.files[file] ?? null);
}

/** What the form calls a file: as edited, as saved if it is to be deleted, or as in the last commit if it is gone. */
export function titleInForm(state: Edited, file: string): string {
  const { [file]: saved = state.committed[file] } = state.savedEntries;
  return titleOfVersion(state, file, state.editedEntries[file] ?? saved, saved);
}

/**
 * What the form calls a version of a file. As long as a new address of a page isn't saved, menus have the page under its old
 * address.
 * @param before the saved version
 */
export function titleOfVersion(
  state: Edited,
  file: string,
  entry: Entry | undefined,
  before: Entry | undefined,
): string {
  const used = namesIn(state)[file] ?? nameOf(state.editor.model, file, before);
  return familiarTitle(state.editor, editedEntriesWithNames(state), file, { entry, used });
}

/** The own title of a page that the menus, and so the form, call something else; undefined for any other file. */
export function ownTitle(state: State, file: string): string | undefined {
  const { editor, savedEntries, editedEntries } = state;
  const title = titleOfFile(editor.model, file, editedEntries[file] ?? savedEntries[file]);
  return title === titleInForm(state, file) ? undefined : title;
}

/** Whether a file may have an earlier version. If no commit can be read, any file may have one that is not new. */
export function mayHaveEarlier({ committed, saved, editedEntries }: State, file: string): boolean {
  const isNew = file in editedEntries && !(file in saved.files);
  return Object.keys(committed).length > 0 ? file in committed : !isNew;
}

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
