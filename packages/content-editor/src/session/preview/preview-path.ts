import { isHiddenEntry } from '../../writing/hidden';
import { namedAs, nameOf, textsOf } from '../../writing/references/reference-names';
import { addressOf, pageAt, servedPathOf } from '../../writing/references/pages';
import type { State } from '../state';

/** The saved path of the open page; undefined for a new page, and if the open file is no page. */
export function savedPath({ editor, file, savedEntries }: State): string | undefined {
  const own = addressOf(editor, file, savedEntries[file]);
  return own === undefined ? undefined : servedPathOf(editor, own);
}

/** The saved path of the open page, or that of the home page if visitors can't open it. */
export function publicPath(state: State): string {
  const { editor, file, savedEntries } = state;
  return (isHiddenEntry(editor, savedEntries[file]) ? undefined : savedPath(state)) ?? '/';
}

/**
 * The path of the page that shows the open file: the page itself, or one that refers to the entry.
 * @param current the path of the page that is shown; it stays if it shows the file, too, or if no page does
 * @returns undefined for a new page that the site can't show yet
 */
export function previewPath(
  { editor, file, shown, editedEntries }: State,
  current?: string,
): string | undefined {
  const { model, pages } = editor;
  if (!pages) return '/';
  const { entries } = shown;
  const own = addressOf(editor, file, entries[file]);
  if (own !== undefined) return servedPathOf(editor, own);
  if (addressOf(editor, file, editedEntries[file]) !== undefined) return undefined;
  const collection = namedAs(model, file);
  const name = nameOf(model, file, entries[file]);
  const showing = Object.entries(entries)
    .filter(([path, entry]) =>
      textsOf(model, path, entry).some(
        ({ traits: { refersTo }, value }) => refersTo?.collection === collection && value === name,
      ),
    )
    .flatMap(([path, entry]) => addressOf(editor, path, entry) ?? [])
    .map((address) => servedPathOf(editor, address));
  const stays =
    current !== undefined &&
    (showing.length === 0
      ? pageAt(editor, entries, current) !== undefined
      : showing.includes(current));
  return stays ? current : (showing[0] ?? servedPathOf(editor, pages.home));
}
