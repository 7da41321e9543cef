import type { ContentModel } from 'content-check/content-model';
import { pages } from '../../facts';
import type { Entries, Entry } from '../json';
import { namespaceOf, nameOf } from './names';

/** The address of the page that a file is; undefined for other files. */
export function addressOf(
  model: ContentModel,
  file: string,
  entry: Entry | undefined,
): string | undefined {
  return isPage(model, file) ? nameOf(model, file, entry) : undefined;
}

/** Whether a file is a page. */
export const isPage = (model: ContentModel, file: string): boolean =>
  namespaceOf(model, file) === pages.collection;

/** Whether a file is the home page. */
export function isHome(model: ContentModel, file: string, entry: Entry | undefined): boolean {
  return addressOf(model, file, entry) === pages.home;
}

/** The file of the page that the site serves at a path. */
export function pageAt(model: ContentModel, entries: Entries, path: string): string | undefined {
  return Object.keys(entries).find((file) => {
    const address = addressOf(model, file, entries[file]);
    return address !== undefined && pages.servedPath(address) === path;
  });
}
