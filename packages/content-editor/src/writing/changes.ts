import { metadataOf } from 'content-check/field-metadata';
import type { Collection } from 'content-check/collection';
import { childPart } from 'content-check/schema-traversal';
import type { Part } from './schema';
import { isList, isObject, isSame, type Json } from './json';
import { entryName, displayValue, type TitleOf } from './names';
import { pairs } from './pairs';

/**
 * Describes the changes between two versions of an entry in sentences.
 * @param before undefined for a new entry
 * @param after undefined for a deleted one
 * @param titleOf the titles of other entries, in place of the names by which this one refers to them
 */
export function describeChanges(
  collection: Collection | undefined,
  before: Json | undefined,
  after: Json | undefined,
  titleOf: TitleOf = () => undefined,
): readonly string[] {
  if (before === undefined) return ['This is added.'];
  if (after === undefined) return ['This is deleted.'];
  return differences({ part: collection?.schema, before, after, names: [], titleOf });
}

/** Two versions of a value, and the titles of the fields around it. */
type Versions = {
  readonly part: Part | undefined;
  readonly before: Json | undefined;
  readonly after: Json | undefined;
  readonly names: readonly string[];
  readonly titleOf: TitleOf;
};

function differences({ part, before, after, names, titleOf }: Versions): readonly string[] {
  if (isSame(before, after)) return [];
  if (isObject(before) && isObject(after)) {
    const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    return keys.flatMap((key) => {
      const child = part && childPart(part, key, after[key] ?? before[key]);
      const title = metadataOf(child).title ?? key;
      const versions = { before: before[key], after: after[key], names: [...names, title] };
      return differences({ ...versions, part: child, titleOf });
    });
  }
  if (isList(before) && isList(after))
    return listDifferences({ part, names, titleOf }, before, after);
  const place = names.join(' › ');
  const shown = (value: Json | undefined, compared?: Json) =>
    displayValue(part, value, compared, titleOf);
  if (before === undefined) return [`${place}: ${shown(after)} is added.`];
  if (after === undefined) return [`${place}: ${shown(before)} is removed.`];
  return [`${place}: ${shown(before, after)} changes to ${shown(after, before)}.`];
}

function listDifferences(
  { part, names, titleOf }: Pick<Versions, 'part' | 'names' | 'titleOf'>,
  before: readonly Json[],
  after: readonly Json[],
): readonly string[] {
  const place = names.join(' › ');
  const partOf = (value: Json) => part && childPart(part, after.length, value);
  const nameOf = (value: Json) => titleOf(partOf(value), value) ?? entryName(partOf(value), value);
  const { from, left } = pairs(part, before, after);
  const known = from.filter((at) => at >= 0);
  const isReordered = known.some((at, index) => at < (known[index - 1] ?? at));
  return [
    ...after.flatMap((value, index) => {
      const old = before[from[index] ?? -1];
      if (old === undefined) return [`${place}: “${nameOf(value)}” is added.`];
      const child = part && childPart(part, index, value);
      const inside = isObject(value) ? [...names, entryName(child, value)] : names;
      return differences({ part: child, before: old, after: value, names: inside, titleOf });
    }),
    ...left.map((value) => `${place}: “${nameOf(value)}” is removed.`),
    ...(isReordered ? [`${place}: the order changes.`] : []),
  ];
}
