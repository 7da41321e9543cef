import { metadataOf } from 'content-check/field-metadata';
import type { Collection } from 'content-check/collection';
import type { Path } from 'content-check/schema-traversal';
import { draftField } from '../facts';
import { isObject, type Json } from './json';

/** A change of a value in an entry. */
type Changed = {
  readonly path: Path;
  readonly before?: Json | undefined;
  readonly after?: Json | undefined;
};

/** Whether an entry is hidden from visitors. */
export function isDraft(entry: Json | undefined): boolean {
  return isObject(entry) && entry[draftField] === true;
}

/**
 * Says whether visitors will see an entry, if that is what a change of it does.
 * @returns undefined for any other change
 */
export function visibilitySentence(
  collection: Collection | undefined,
  entry: Json,
  { path, before, after }: Changed,
): string | undefined {
  const isOther = path.length !== 1 || path[0] !== draftField;
  if (isOther || (before === true) === (after === true)) return undefined;
  const kind = metadataOf(collection?.schema).title?.toLowerCase() ?? 'entry';
  const title = isObject(entry) && typeof entry.title === 'string' ? ` “${entry.title}”` : '';
  return `Visitors will ${after === true ? 'no longer see' : 'see'} the ${kind}${title}.`;
}
