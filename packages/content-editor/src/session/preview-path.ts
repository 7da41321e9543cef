import { namedAs, nameOf, textsOf } from '../writing/reference-names';
import { addressOf, servedPathOf } from '../writing/pages';
import type { State } from './state';

/** The saved path of the open page; undefined for a new page, and if the open file is no page. */
export function savedPath({ editor, file, entries }: State): string | undefined {
  const own = addressOf(editor, file, entries[file]);
  return own === undefined ? undefined : servedPathOf(editor, own);
}

/**
 * The path of the page that shows the open file: the page itself, one that refers to the entry, or the home
 * page.
 * @returns undefined for a new page that the site can't show yet
 */
export function previewPath({ editor, file, shown, values }: State): string | undefined {
  const { model, pages } = editor;
  if (!pages) return '/';
  const { entries } = shown;
  const own = addressOf(editor, file, entries[file]);
  if (own !== undefined) return servedPathOf(editor, own);
  if (addressOf(editor, file, values[file]) !== undefined) return undefined;
  const collection = namedAs(model, file);
  const name = nameOf(model, file, entries[file]);
  const showing = Object.entries(entries).find(([path, entry]) =>
    textsOf(model, path, entry).some(
      ({ traits: { refersTo }, value }) => refersTo?.collection === collection && value === name,
    ),
  );
  return servedPathOf(editor, (showing && addressOf(editor, ...showing)) ?? pages.home);
}
