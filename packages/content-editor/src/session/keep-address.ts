import { familiarTitle } from '../writing/menus';
import { addressOf } from '../writing/pages';
import { editedEntries } from './references';
import type { State } from './state';

/** A page and its title. */
type PageChoice = { readonly page: string; readonly title: string };

/** The pages to which an old address can lead: those that everyone can see. */
export function pagesToLeadTo(state: State): readonly PageChoice[] {
  const { editor } = state;
  const entries = editedEntries(state);
  const { unlinked = [], redirects } = editor.pages ?? {};
  return Object.entries(entries).flatMap(([file, entry]) => {
    const address = addressOf(editor, file, entry);
    if (address === undefined || unlinked.includes(address)) return [];
    if (redirects?.isPublic?.(entry) === false) return [];
    return { page: file, title: familiarTitle(editor, entries, file, entry) };
  });
}
