import { type Collection, collectionOf } from 'content-check/collection';
import type { ContentModel } from 'content-check/content-model';
import type { Problem } from 'content-check/problem';
import { menus } from '../../facts';
import { isDeleted, isEdited } from '../../session/state/edited';
import { shownMistakes } from '../../session/problems/shown-problems';
import { referenceNames } from '../../session/references/reference-names';
import { ownTitle, titleInForm } from '../../session/titles/titles';
import { memoizeLast } from '../../writing/memoize-last';
import type { State } from '../../session/state/state';
import { isDraft } from '../../writing/drafts';
import { isSame, isSameList } from '../../writing/json';
import { findField } from '../../writing/find-field';
import { menuLabels } from '../../writing/references/menus';
import { addressOf, isHome } from '../../writing/references/pages';
import { isFolder } from '../../writing/schema';

/** What the list says of a file. */
export type FileRow = {
  readonly file: string;
  readonly title: string;
  /** Its own title, if the menus, and so the list, call it something else. */
  readonly own: string | undefined;
  /** Its rank: the smaller it is, the higher the file is in the list. */
  readonly rank: number;
  readonly isDraft: boolean;
  readonly isChanged: boolean;
  readonly isGone: boolean;
  /** How many mistakes in it are shown. */
  readonly mistakes: number;
};

function rowOf(state: State, file: string, mistakes: number): FileRow {
  const title = titleInForm(state, file);
  return {
    file,
    title,
    own: ownTitle(state, file),
    rank: rankOf(state, file, title),
    isDraft: isDraft(state.editedEntries[file]),
    isChanged: isEdited(state, file),
    isGone: isDeleted(state, file),
    mistakes,
  };
}

/** The rank of a file among all: the home page, then what the menus have, in their order, then all others. */
function rankOf({ model, editedEntries }: State, file: string, title: string): number {
  const { [file]: entry } = editedEntries;
  if (isHome(model, file, entry)) return -1;
  const index = [...menuLabels(editedEntries).values()].indexOf(title);
  const isNamed = index >= 0 && addressOf(model, file, entry) !== undefined;
  return isNamed ? index : Number.MAX_SAFE_INTEGER;
}

/** The row of each file, with all that it was made of: at a key, one row of hundreds is made anew. */
const knownRows = new Map<string, { readonly madeOf: readonly unknown[]; readonly row: FileRow }>();

function knownRowOf(state: State, file: string, mistakes: number): FileRow {
  const { model, baseEntries, committed, editedEntries } = state;
  const madeOf = [
    model,
    baseEntries[file],
    committed[file],
    editedEntries[file],
    editedEntries[menus.file],
    referenceNames(state)[file],
    mistakes,
  ];
  const before = knownRows.get(file);
  if (before && isSameList(before.madeOf, madeOf)) return before.row;
  const row = rowOf(state, file, mistakes);
  const next = { madeOf, row: before && isSame(before.row, row) ? before.row : row };
  knownRows.set(file, next);
  return next.row;
}

const mistakesByFile = memoizeLast((errors: readonly Problem[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const { file } of errors) counts.set(file, (counts.get(file) ?? 0) + 1);
  return counts;
});

const allRows = memoizeLast((state: State): readonly FileRow[] => {
  const { model, base, editedEntries } = state;
  const mistakes = mistakesByFile(shownMistakes(state));
  const files = new Set([
    ...singleFiles(model),
    ...Object.keys(base.files),
    ...Object.keys(editedEntries),
  ]);
  return [...files].map((file) => knownRowOf(state, file, mistakes.get(file) ?? 0));
}, isSameList);

/** Compares titles. With hundreds of them, this is much faster than `localeCompare`. */
const byTitle = new Intl.Collator(undefined, { numeric: true });

const sorted = memoizeLast((rows: readonly FileRow[]) =>
  rows.toSorted(
    (first, second) => first.rank - second.rank || byTitle.compare(first.title, second.title),
  ),
);

/**
 * The files whose titles or texts contain the query: the home page, those in the order of the menus, then
 * the others by title; including files that no form can show, that are missing, or that are to be deleted.
 */
export const listedFiles = memoizeLast((state: State, query: string): readonly FileRow[] => {
  const { model, editedEntries } = state;
  const words = queryWords(query);
  const rows = sorted(allRows(state));
  return words === ''
    ? rows
    : rows.filter(
        ({ file, title }) =>
          title.toLowerCase().includes(words) ||
          findField(words, editedEntries[file], collectionOf(model, file)?.schema) !== undefined,
      );
}, isSameList);

/** The collections that are one file. */
export function singleFiles({ collections }: ContentModel): readonly string[] {
  return collections.filter((found) => !isFolder(found)).map(({ path }) => path);
}

/** The collection in whose folder a file is: the inner one, if a folder is inside another's. */
export function folderOf({ collections }: ContentModel, file: string): Collection | undefined {
  return collections
    .filter((found) => isFolder(found) && file.startsWith(found.path))
    .sort((first, second) => second.path.length - first.path.length)[0];
}

/** The words of a query, as the search compares them. */
export const queryWords = (query: string) => query.trim().toLowerCase();
