import { isGroup, isList, isSame, type Json } from './json';
import { valueAt, within } from './path';

/**
 * The first field in which a value differs from an earlier one; of a list that has grown or shrunk, the entry
 * at that place.
 * @returns an empty name if nothing closer than the whole value differs
 */
export function firstDifference(
  before: Json | undefined,
  after: Json | undefined,
  field = '',
): string {
  if (!isGroup(before) || !isGroup(after)) return field;
  const keys = [...Object.keys(after), ...Object.keys(before)].map((key) =>
    isList(after) ? Number(key) : key,
  );
  const key = keys.find((each) => !isSame(valueAt(before, [each]), valueAt(after, [each])));
  if (key === undefined) return field;
  const place = within(field, key);
  const isOtherLength = isList(before) && isList(after) && before.length !== after.length;
  return isOtherLength
    ? place
    : firstDifference(valueAt(before, [key]), valueAt(after, [key]), place);
}
