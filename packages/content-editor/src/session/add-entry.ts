import type { Collection } from 'content-check/collection';
import { nameKey } from 'content-check/portable-name';
import type { Entry } from '../writing/json';
import { newEntry } from '../writing/new-entry/new-entry';
import type { Session } from './session';

type Added =
  | { readonly file: string; readonly entry: Entry; readonly obstacle?: undefined }
  | { readonly file?: undefined; readonly entry?: undefined; readonly obstacle: string };

/** Why no entry gets the title of another. */
export const titleIsTaken = 'That title is already taken.';

/**
 * Adds an entry that is called by a title.
 * @param copied the entry to copy
 * @returns its file; or in words why there is none
 */
export function addEntry(
  session: Session,
  collection: Collection,
  title: string,
  copied?: Entry,
): Added {
  const { file, entry } = newEntry(collection, title, copied);
  if (file === '') return { obstacle: 'Use at least one letter from A to Z, or a number.' };
  const { editedEntries, base } = session.state;
  const isTaken = Object.keys({ ...editedEntries, ...base.files }).some(
    (path) => nameKey(path) === nameKey(file),
  );
  if (isTaken) return { obstacle: titleIsTaken };
  session.setEntry(file, entry);
  return { file, entry };
}
