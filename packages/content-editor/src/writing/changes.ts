import { metadataOf } from 'content-check/field-metadata';
import type { Collection } from 'content-check/collection';
import { childPart } from 'content-check/schema-traversal';
import type { Part } from './schema';
import { counterparts } from './identity';
import { isList, isObject, isSame, type Json } from './json';
import { entryName, displayValue } from './names';

/**
 * Describes the changes between two versions of an entry in sentences.
 * @param before undefined for a new entry
 * @param after undefined for a deleted one
 */
export function describeChanges(
  collection: Collection | undefined,
  before: Json | undefined,
  after: Json | undefined,
): readonly string[] {
  if (before === undefined) return ['This is added.'];
  if (after === undefined) return ['This is deleted.'];
  return differences(collection?.schema, before, after, []);
}

function differences(
  part: Part | undefined,
  before: Json | undefined,
  after: Json | undefined,
  names: readonly string[],
): readonly string[] {
  if (isSame(before, after)) return [];
  if (isObject(before) && isObject(after)) {
    const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    return keys.flatMap((key) => {
      const child = part && childPart(part, key, after[key] ?? before[key]);
      return differences(child, before[key], after[key], [
        ...names,
        metadataOf(child).title ?? key,
      ]);
    });
  }
  if (isList(before) && isList(after)) return listDifferences(part, before, after, names);
  const place = names.join(' › ');
  if (before === undefined) return [`${place}: ${displayValue(part, after)} is added.`];
  if (after === undefined) return [`${place}: ${displayValue(part, before)} is removed.`];
  return [
    `${place}: ${displayValue(part, before, after)} changes to ${displayValue(part, after, before)}.`,
  ];
}

function listDifferences(
  part: Part | undefined,
  before: readonly Json[],
  after: readonly Json[],
  names: readonly string[],
): readonly string[] {
  const place = names.join(' › ');
  const nameOf = (value: Json) => entryName(part && childPart(part, after.length, value), value);
  const { from, left } = pairs(before, after);
  const known = from.filter((at) => at >= 0);
  const isReordered = known.some((at, index) => at < (known[index - 1] ?? at));
  return [
    ...after.flatMap((value, index) => {
      const old = before[from[index] ?? -1];
      if (old === undefined) return [`${place}: “${nameOf(value)}” is added.`];
      const child = part && childPart(part, index, value);
      const inside = isObject(value) ? [...names, entryName(child, value)] : names;
      return differences(child, old, value, inside);
    }),
    ...left.map((value) => `${place}: “${nameOf(value)}” is removed.`),
    ...(isReordered ? [`${place}: the order changes.`] : []),
  ];
}

/**
 * The old index of each entry, or -1, and the old entries that are left: an added entry counts as a removed
 * one that was changed.
 */
function pairs(before: readonly Json[], after: readonly Json[]) {
  const found = counterparts(before, after);
  const left = [...before.keys()].filter((at) => !found.includes(at));
  const from = found.map((at) => (at >= 0 ? at : (left.shift() ?? -1)));
  return { from, left: left.flatMap((at) => before[at] ?? []) };
}
