import { isList, isObject, isSame, type Json } from './json';
import { within } from './path';

/** A field with conflicting changes, and its value elsewhere. */
export type Difference = {
  readonly field: string;
  readonly theirs: Json | undefined;
};

type Merged = { readonly value: Json | undefined; readonly differences: readonly Difference[] };

/**
 * Three-way merge, field by field. If both sides changed a field, mine is kept and the difference
 * returned. Lists are merged entry by entry only if their lengths are equal and neither side has moved
 * an entry that the other changed.
 */
export function merge(
  base: Json | undefined,
  mine: Json | undefined,
  theirs: Json | undefined,
  field = '',
): Merged {
  if (isSame(base, mine)) return { value: theirs, differences: [] };
  if (isSame(mine, theirs) || isSame(base, theirs)) return { value: mine, differences: [] };
  if (isObject(base) && isObject(mine) && isObject(theirs)) {
    const keys = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])];
    const parts = keys.map(
      (key) => [key, merge(base[key], mine[key], theirs[key], within(field, key))] as const,
    );
    const kept = parts.flatMap(([key, { value }]) => (value === undefined ? [] : [[key, value]]));
    return {
      value: Object.fromEntries(kept) as Json,
      differences: parts.flatMap(([, { differences }]) => differences),
    };
  }
  if (isList(base) && isList(mine) && isList(theirs) && isByPlace(base, mine, theirs)) {
    const parts = mine.map((entry, index) =>
      merge(base[index], entry, theirs[index], within(field, index)),
    );
    return {
      value: parts.map(({ value }) => value ?? null),
      differences: parts.flatMap(({ differences }) => differences),
    };
  }
  return { value: mine, differences: [{ field, theirs }] };
}

type List = readonly Json[];

/** Whether the entries at each index that both sides changed are versions of one entry. */
function isByPlace(base: List, mine: List, theirs: List): boolean {
  const isIn = (list: List, entry: unknown) => list.some((candidate) => isSame(candidate, entry));
  const sides = [mine, theirs];
  const isFixed = (entry: Json, index: number) =>
    sides.some((side) => isSame(side[index], entry)) ||
    !sides.some((side) => isIn(side, entry) || isIn(base, side[index]));
  return sides.every(({ length }) => length === base.length) && base.every(isFixed);
}
