import { childPart } from 'content-check/schema-traversal';
import * as z from 'zod';
import { counterparts } from './identity';
import { isObject, isSame, type Json } from './json';
import { type Part, traitsOf } from './schema';

/** Which entry of a list has become which. */
type Pairs = {
  /** The old index of each entry; -1 for one that is added. */
  readonly from: readonly number[];
  /** The old indices of the entries that are gone. */
  readonly left: readonly number[];
};

/**
 * Pairs the entries of two versions of a list, for someone who reads what has changed: an entry that has nothing in
 * common with any old one is added, even if another one is removed.
 * @param part the list's part of the schema
 */
export function pairs(
  part: Part | undefined,
  before: readonly Json[],
  after: readonly Json[],
): Pairs {
  const kindOf = (value: Json) => part && childPart(part, after.length, value);
  const isVersion = (old: Json | undefined, now: Json, isInPlace: boolean) => {
    if (old === undefined) return false;
    if (isSame(old, now)) return true;
    const kind = kindOf(now);
    if (isObject(old) && isObject(now))
      return kindOf(old) === kind && (isInPlace || hasInCommon(kind, old, now));
    // another reference means another entry
    return isInPlace && !(kind && traitsOf(kind).refersTo);
  };
  const isAsLong = before.length === after.length;
  const found = counterparts(before, after).map((at, index) => {
    const now = after[index] ?? null;
    const isInPlace = isAsLong || !isObject(now);
    return isVersion(before[at], now, isInPlace) ? at : -1;
  });
  const left = [...before.keys()].filter((at) => !found.includes(at));
  const from = found.map((at, index) => {
    if (at >= 0) return at;
    // an entry that was both moved and changed
    const moved = left.findIndex((old) => isVersion(before[old], after[index] ?? null, false));
    return moved < 0 ? -1 : (left.splice(moved, 1)[0] ?? -1);
  });
  return { from, left };
}

/** Whether two groups of a kind share something besides what makes it that kind. */
function hasInCommon(kind: Part | undefined, old: Json, now: Json): boolean {
  if (!isObject(old) || !isObject(now)) return false;
  const isKind = (key: string) =>
    kind instanceof z.ZodObject && kind.shape[key] instanceof z.ZodLiteral;
  return Object.entries(now).some(
    ([key, value]) => !isKind(key) && value !== '' && isSame(old[key], value),
  );
}
