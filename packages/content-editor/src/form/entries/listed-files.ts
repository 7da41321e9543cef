import { type Collection, collectionOf } from 'content-check/collection';
import type { ContentModel } from 'content-check/content-model';
import { titleInForm } from '../../session/titles';
import { memoizeLast } from '../../writing/memoize-last';
import type { State } from '../../session/state';
import { fieldWith } from '../../writing/find';
import { menuLabels } from '../../writing/references/menus';
import { addressOf, isHome } from '../../writing/references/pages';
import { isSameList } from '../../writing/same-list';
import { isFolder } from '../../writing/schema';

/** Much faster than `localeCompare`: titles are sorted on every keystroke. */
const byTitle = new Intl.Collator(undefined, { numeric: true });

/**
 * The files whose titles or texts contain the query: the home page, those in the order of the menus, then
 * the others by title; including files that no form can show, that are missing, or that are to be deleted.
 */
export const filesByTitle = memoizeLast((state: State, query: string): readonly string[] => {
  const { model } = state.editor;
  const files = new Set([
    ...singleFiles(model),
    ...Object.keys({ ...state.base.files, ...state.editedEntries }),
  ]);
  const words = wordsOf(query);
  const entries = state.editedEntries;
  const order = [...menuLabels(entries).values()];
  return [...files]
    .map((file) => {
      const title = titleInForm(state, file);
      return { file, title, rank: rankOf(state, file, order.indexOf(title)) };
    })
    .filter(
      ({ file, title }) =>
        words === '' ||
        title.toLowerCase().includes(words) ||
        fieldWith(words, entries[file], collectionOf(model, file)?.schema) !== undefined,
    )
    .sort((first, second) => first.rank - second.rank || byTitle.compare(first.title, second.title))
    .map(({ file }) => file);
}, isSameList);

/**
 * The rank of a file among all: the home page, then what the menus have, in their order, then all others.
 * @param index that of its title in the menus; -1 if they don't have it
 */
function rankOf({ editor, editedEntries }: State, file: string, index: number): number {
  if (isHome(editor, file, editedEntries[file])) return -1;
  const isNamed = index >= 0 && addressOf(editor, file, editedEntries[file]) !== undefined;
  return isNamed ? index : Number.MAX_SAFE_INTEGER;
}

/** The collections that are one file. */
export function singleFiles({ collections }: ContentModel): readonly string[] {
  return collections.filter((found) => !isFolder(found)).map(({ place }) => place);
}

/** The collection in whose folder a file is: the inner one, if a folder is inside another's. */
export function folderOf({ collections }: ContentModel, file: string): Collection | undefined {
  return collections
    .filter((found) => isFolder(found) && file.startsWith(found.place))
    .sort((first, second) => second.place.length - first.place.length)[0];
}

/** The words of a query, as the search compares them. */
export const wordsOf = (query: string) => query.trim().toLowerCase();
