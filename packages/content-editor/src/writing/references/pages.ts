import type { EditorDefinition } from '../../definition';
import type { Entries, Entry } from '../json';
import { namedAs, nameOf } from './reference-names';

/** The address of the page that a file is; undefined for other files. */
export function addressOf(
  { model, pages }: EditorDefinition,
  file: string,
  entry: Entry | undefined,
): string | undefined {
  const isPage = pages && namedAs(model, file) === pages.collection;
  return isPage ? nameOf(model, file, entry) : undefined;
}

/** Whether a file is the home page. */
export function isHome(editor: EditorDefinition, file: string, entry: Entry | undefined): boolean {
  const address = addressOf(editor, file, entry);
  return address !== undefined && address === editor.pages?.home;
}

/** The path under which the site serves the page at an address. */
export function servedPathOf({ pages }: EditorDefinition, address: string): string {
  return pages?.servedPath?.(address) ?? address;
}

/** The file of the page that the site serves at a path. */
export function pageAt(
  editor: EditorDefinition,
  entries: Entries,
  path: string,
): string | undefined {
  return Object.keys(entries).find((file) => {
    const address = addressOf(editor, file, entries[file]);
    return address !== undefined && servedPathOf(editor, address) === path;
  });
}
