import type { ContentModel } from 'content-check/content-model';
import { menus } from '../../facts';
import { type Entries, type Entry, isList, isObject, type Json } from '../json';
import { titleOfFile } from '../titles';
import { parsePath, valueAt } from '../path';
import { addressOf, isPage } from './pages';

/** What menus call pages, by address and in the order of the menus. */
export type MenuLabels = ReadonlyMap<string, string>;

const labelsOf = new WeakMap<Entry, MenuLabels>();

/** What the menus of the content call its pages: a page is called by the first link to it. */
export function menuLabels(entries: Entries): MenuLabels {
  const { [menus.file]: entry } = entries;
  if (!entry) return new Map();
  // the list of files asks for every page on every keystroke
  const known = labelsOf.get(entry) ?? labelsIn(entry);
  labelsOf.set(entry, known);
  return known;
}

function labelsIn(entry: Entry): MenuLabels {
  const links = menus.lists.flatMap((path): readonly Json[] => {
    const list = valueAt(entry, parsePath(path));
    return isList(list) ? list : [];
  });
  const labels = new Map<string, string>();
  for (const link of links) {
    const { label: words, href: address } = isObject(link) ? link : {};
    if (typeof words !== 'string' || typeof address !== 'string' || words.trim() === '') continue;
    if (!labels.has(address)) labels.set(address, words);
  }
  return labels;
}

/**
 * The title by which people know a version of a file: what a menu calls its page, or else its own title.
 * @param version its entry, and `used`: the address that links use for it still, if the entry has a new one
 */
export function familiarTitle(
  model: ContentModel,
  entries: Entries,
  file: string,
  { entry, used }: { readonly entry: Entry | undefined; readonly used?: string | undefined },
): string {
  const address = isPage(model, file) ? (used ?? addressOf(model, file, entry)) : undefined;
  const label = address === undefined ? undefined : menuLabels(entries).get(address);
  return label ?? titleOfFile(model, file, entry);
}
