import type { Problem } from 'content-check/problem';
import { type Entry, isSame } from '../writing/json';
import { familiarTitle } from '../writing/menus';
import { nameOf } from '../writing/reference-names';
import { titleOfFile } from '../writing/titles';
import type { Draft } from './draft-storage';
import { oldAddress } from './kept-addresses';
import { memoizeLast } from './memoize-last';
import { namesIn } from './current-names';
import { editedEntries } from './to-outside';
import { everyField } from './marks';
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
  const { [file]: saved = state.committed[file] } = state.entries;
  return titleOfVersion(state, file, state.values[file] ?? saved, saved);
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
  return familiarTitle(state.editor, editedEntries(state), file, entry, used);
}

/** The own title of a page that the menus, and so the form, call something else; undefined for any other file. */
export function ownTitle(state: State, file: string): string | undefined {
  const { editor, entries, values } = state;
  const title = titleOfFile(editor.model, file, values[file] ?? entries[file]);
  return title === titleInForm(state, file) ? undefined : title;
}

/** Whether a file may have an earlier version. If no commit can be read, any file may have one that is not new. */
export function mayHaveEarlier({ committed, saved, values }: State, file: string): boolean {
  const isNew = file in values && !(file in saved.files);
  return Object.keys(committed).length > 0 ? file in committed : !isNew;
}

/** The files that were saved and can't be read. */
function damagedFiles({ saved, entries }: State): readonly string[] {
  return Object.keys(saved.files).filter((file) => !(file in entries));
}

/** What to tell about a change from elsewhere that was just merged. */
export function afterRefresh(state: State): Pick<State, 'status' | 'failure'> {
  const damaged = damagedFiles(state).map((file) => `“${titleInForm(state, file)}”`);
  if (damaged.length > 0) {
    const names = damaged.join(', ');
    const status = `Something has changed meanwhile, and ${names} can’t be read now.`;
    return { status, failure: 'error' };
  }
  const isOpen = state.conflicts.length > 0;
  const next = isOpen ? 'Choose which version to keep.' : 'The form is up to date.';
  return { status: `Something has changed meanwhile. ${next}`, failure: undefined };
}

/** Whether the next save will delete a file. */
export function isDeleted({ entries, values }: State, file: string): boolean {
  return file in entries && !(file in values);
}

/** Whether a file has unsaved changes, or somebody has chosen where its old address leads. */
export function isUnsaved(state: State, file: string): boolean {
  const { entries, values, leadsTo } = state;
  if (!isSame(entries[file], values[file])) return true;
  return file in leadsTo && oldAddress(state, file) !== undefined;
}

/** The files with unsaved changes. */
export function unsavedFiles(state: State): readonly string[] {
  const files = Object.keys({ ...state.entries, ...state.values, ...state.leadsTo });
  return files.filter((file) => isUnsaved(state, file));
}

/** Whether there are unsaved changes. Uploads alone are none: unused, they are not saved. */
export function isAnyUnsaved(state: State): boolean {
  return Object.values(state.pictures).includes(null) || unsavedFiles(state).length > 0;
}

/** The unsaved changes and uploads, by path. */
export function draftsOf(state: State): ReadonlyMap<string, Draft> {
  const { values, leadsTo, pictures } = state;
  return new Map<string, Draft>([
    ...unsavedFiles(state).map((file) => {
      const [base, value] = [baseOf(state, file), values[file] ?? null];
      return [file, { base, value, leadsTo: leadsTo[file] }] as const;
    }),
    ...Object.entries(pictures).map(([path, value]) => [path, { base: null, value }] as const),
  ]);
}

const shownOf = memoizeLast((problems: State['problems'], touched: State['touched']) =>
  problems.filter((problem) =>
    touched.some(
      ({ file, field }) =>
        problem.file === file && (field === everyField || problem.field === field),
    ),
  ),
);

const knownOf = memoizeLast((problems: State['problems'], before: readonly Problem[]) => {
  const known = new Set(before.map(kindAndPlace));
  return problems.filter((problem) => known.has(kindAndPlace(problem)));
});

/** What stays the same of a problem while its text is typed on. */
const kindAndPlace = ({ file, field, code }: Problem) => `${file} ${field} ${code}`;

/** The problems that are listed above the form. They stay while somebody types: the field below must not move. */
export function listedProblems({ beforeTyping, ...now }: State): readonly Problem[] {
  const { problems, touched } = beforeTyping ?? now;
  return shownOf(problems, touched);
}

/**
 * The problems that are shown: those of touched fields, and those of the saved content. A text may be wrong until it is
 * complete, so while somebody types, no other is told than before.
 */
export function shownProblems(state: State): readonly Problem[] {
  const listed = listedProblems(state);
  return state.beforeTyping ? knownOf(state.problems, listed) : listed;
}

const errorsOf = memoizeLast((problems: readonly Problem[]) =>
  problems.filter(({ severity }) => severity === 'error'),
);

/** The errors among them. */
export function shownErrors(state: State): readonly Problem[] {
  return errorsOf(shownProblems(state));
}
