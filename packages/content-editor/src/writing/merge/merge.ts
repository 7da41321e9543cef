import { childPart } from 'content-check/schema-traversal';
import { isList, isObject, isSame, type Json, type JsonObject } from '../json';
import { fixedEntries } from '../list-parts';
import { valueAt, childField } from '../path';
import { innerPart, mustDiffer, type Part, traitsOf } from '../schema';
import { mergedOrder, withMissing } from './merged-order';
import { pairedEntries } from './paired-entries';

/** Where both sides have changed something. */
type Position = {
  /** The field in conflict. If `mine` removed a list's entry, the list. */
  readonly field: string;
  /** Where such an entry would return. */
  readonly removedFrom?: number | undefined;
};

/** Conflicting changes: where they are, and the value elsewhere; undefined if it was removed there. */
export type Difference = Position & { readonly theirs: Json | undefined };

type Merged = {
  readonly value: Json | undefined;
  /** The conflicts, by their places in the merged value. */
  readonly differences: readonly Difference[];
  /** The base of the next merge: `theirs`, except that fields in conflict stay as before both changes. */
  readonly nextBase: Json | undefined;
};

/** A value as it was, and on both sides. */
export type Sides<Value> = { readonly before: Value; readonly mine: Value; readonly theirs: Value };

/**
 * Three-way merge, field by field, and entry by entry in lists, wherever the entries are by now. What both
 * sides have changed stays as it is in `mine`, and the difference is returned. The same goes for an entry
 * that one side has changed and the other has removed.
 * @param part the part of the schema
 */
export function merge(
  part: Part | undefined,
  sides: Sides<Json | undefined>,
  position: Position = { field: '' },
): Merged {
  const { before, mine, theirs } = sides;
  const agreed = { differences: [], nextBase: theirs };
  if (isSame(before, mine)) return { ...agreed, value: theirs };
  if (isSame(mine, theirs) || isSame(before, theirs)) return { ...agreed, value: mine };
  if (isObject(before) && isObject(mine) && isObject(theirs))
    return mergeObjects(part, { before, mine, theirs }, position);
  if (isList(before ?? []) && isList(mine) && isList(theirs))
    return mergeLists(part, { before: isList(before) ? before : [], mine, theirs }, position);
  return {
    value: mine,
    differences: [{ ...position, theirs }],
    nextBase: before,
  };
}

function mergeObjects(
  part: Part | undefined,
  { before, mine, theirs }: Sides<JsonObject>,
  position: Position,
): Merged {
  const keys = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])];
  const parts = keys.map((key) => {
    const versions = {
      before: valueAt(before, [key]),
      mine: valueAt(mine, [key]),
      theirs: valueAt(theirs, [key]),
    };
    const child = part && childPart(part, key, versions.theirs ?? versions.mine);
    const merged = merge(child, versions, { field: childField(position.field, key) });
    return [key, merged] as const;
  });
  const all = (version: 'value' | 'nextBase') =>
    parts.flatMap(([key, { [version]: value }]) => (value === undefined ? [] : [[key, value]]));
  return {
    value: Object.fromEntries(all('value')) as Json,
    differences: parts.flatMap(([, { differences }]) => differences),
    nextBase: Object.fromEntries(all('nextBase')) as Json,
  };
}

function mergeLists(
  part: Part | undefined,
  sides: Sides<readonly Json[]>,
  position: Position,
): Merged {
  const { entries, inBefore, inMine, inTheirs } = numberedEntries(part, sides);
  const order = mergedOrder(inBefore, inMine, inTheirs);
  const parts = new Map<number, Merged>();
  let at = 0;
  for (const number of order) {
    const versions = entries[number] ?? nowhere;
    const isRemoved = versions.mine === undefined;
    const isAddedByBoth = versions.mine && versions.theirs && versions.before === undefined;
    const merged = merge(
      part && childPart(part, at, versions.mine ?? versions.theirs),
      isAddedByBoth ? { ...versions, before: {} } : versions,
      isRemoved ? { ...position, removedFrom: at } : { field: childField(position.field, at) },
    );
    parts.set(number, merged);
    if (merged.value !== undefined) at += 1;
  }
  const merges = order.flatMap((number) => parts.get(number) ?? []);
  const bases = withMissing(inTheirs, inBefore).map((number) => parts.get(number)?.nextBase);
  return {
    value: merges.map(({ value }) => value).filter((value) => value !== undefined),
    differences: merges.flatMap(({ differences }) => differences),
    nextBase: bases.filter((value) => value !== undefined),
  };
}

/** An entry that no version of a list has. */
const nowhere = { before: undefined, mine: undefined, theirs: undefined };

/**
 * The entries of three versions of a list, each once, and by their indices among these the order of each version. Of
 * [a, b], [a, b, c] and [b], these are [a, b, c], and the orders are [0, 1], [0, 1, 2] and [1].
 */
function numberedEntries(
  part: Part | undefined,
  { before, mine, theirs }: Sides<readonly Json[]>,
): {
  readonly entries: readonly Sides<Json | undefined>[];
  readonly inBefore: readonly number[];
  readonly inMine: readonly number[];
  readonly inTheirs: readonly number[];
} {
  const entries: Sides<Json | undefined>[] = before.map((entry) => ({ ...nowhere, before: entry }));
  const numbersIn = (side: 'mine' | 'theirs', list: readonly Json[]) => {
    const { from } = pairedEntries(part, before, list);
    const numbers: number[] = [];
    for (const [index, entry] of list.entries()) {
      const old = from[index] ?? -1;
      // one that both sides have added has one number: it is the same, or has the same name, as two redirects
      // from one address
      const isSameAdded = (known: Sides<Json | undefined>) =>
        known.before === undefined &&
        known[side] === undefined &&
        (isSame(known.mine, entry) || haveSameName(part, known.mine, entry));
      const found = old < 0 ? entries.findIndex(isSameAdded) : old;
      const number = found < 0 ? entries.length : found;
      entries[number] = { ...(entries[number] ?? nowhere), [side]: entry };
      numbers.push(number);
    }
    return numbers;
  };
  const [inMine, inTheirs] = [numbersIn('mine', mine), numbersIn('theirs', theirs)];
  return { entries, inBefore: [...before.keys()], inMine, inTheirs };
}

/** Whether two entries of a list are one: of one kind, with the same text where no two may have the same. */
function haveSameName(list: Part | undefined, first: Json | undefined, second: Json): boolean {
  if (!list || !isObject(first) || !isObject(second)) return false;
  const kindOf = (entry: Json) => childPart(list, fixedEntries(list), entry);
  const kind = kindOf(second);
  if (kind !== kindOf(first)) return false;
  return Object.keys(second).some((key) => {
    const part = kind && childPart(kind, key, second[key]);
    return part && mustDiffer(traitsOf(innerPart(part))) && isSame(first[key], second[key]);
  });
}
