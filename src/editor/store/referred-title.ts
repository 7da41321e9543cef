import { nameOf } from '../writing/follow';
import type { Json } from '../writing/json';
import { fileName, kindOf, type Part } from '../writing/names';
import type { State } from './state';

/**
 * The title of the service that an entry of a list refers to, by the short name it was saved with.
 * @returns undefined for an entry that refers to none
 */
export function referredTitle(
  { values, entries }: State,
  part: Part,
  entry: Json,
): string | undefined {
  if (kindOf(part) !== 'service-slug') return undefined;
  const file = Object.keys(values).find(
    (each) => (nameOf(each, entries[each], 'slug') ?? nameOf(each, values[each], 'slug')) === entry,
  );
  return file === undefined ? undefined : fileName(file, values[file]);
}
