import { pages } from '../../facts';
import { isDraft } from '../../writing/drafts';
import { addressOf, isHome, isPage } from '../../writing/references/pages';
import { namespaceOf, nameOf, textsOf } from '../../writing/references/names';
import { entriesToWrite } from '../write/to-write';
import type { State } from '../state/state';

/** The path that the open page has in the base, or that of the home page if visitors can't open it. */
export function publicPath({ model, file, baseEntries }: State): string {
  const entry = baseEntries[file];
  const own = addressOf(model, file, entry);
  return own === undefined || isDraft(entry) ? '/' : pages.servedPath(own);
}

/**
 * The file of the page that shows the open file: the page itself, or one that refers to the entry.
 * @param current the page that is shown; it stays if it shows the file, too, or if no page does
 * @returns undefined if there is none
 */
export function shownPage(state: State, current?: string): string | undefined {
  const { model, file } = state;
  const entries = entriesToWrite(state);
  const all = Object.entries(entries).filter(([path]) => isPage(model, path));
  if (all.some(([path]) => path === file)) return file;
  const collection = namespaceOf(model, file);
  const name = nameOf(model, file, entries[file]);
  const showing = all.filter(([path, entry]) =>
    textsOf(model, path, entry).some(
      ({ traits: { refersTo }, value }) => refersTo?.collection === collection && value === name,
    ),
  );
  const candidates = showing.length > 0 ? showing : all;
  const stays = candidates.some(([path]) => path === current);
  if (stays) return current;
  const home = all.find(([path, entry]) => isHome(model, path, entry));
  return (showing[0] ?? home ?? all[0])?.[0];
}
