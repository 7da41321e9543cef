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
  readonly base: Json | undefined;
};

/** A value as it was, and on both sides. */
export type Sides<Value> = { readonly base: Value; readonly mine: Value; readonly theirs: Value };

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
  const { base, mine, theirs } = sides;
  const agreed = { differences: [], base: theirs };
  if (isSame(base, mine)) return { ...agreed, value: theirs };
  if (isSame(mine, theirs) || isSame(base, theirs)) return { ...agreed, value: mine };
  if (isObject(base) && isObject(mine) && isObject(theirs))
    return mergeObjects(part, { base, mine, theirs }, position);
  if (isList(base ?? []) && isList(mine) && isList(theirs))
    return mergeLists(part, { base: isList(base) ? base : [], mine, theirs }, position);
  return {
    value: mine,
    differences: [{ ...position, theirs }],
    base,
  };
}

function mergeObjects(
  part: Part | undefined,
  { base, mine, theirs }: Sides<JsonObject>,
  position: Position,
): Merged {
  const keys = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])];
  const parts = keys.map((key) => {
    const versions = {
      base: valueAt(base, [key]),
      mine: valueAt(mine, [key]),
      theirs: valueAt(theirs, [key]),
    };
    const child = part && childPart(part, key, versions.theirs ?? versions.mine);
    const merged = merge(child, versions, { field: childField(position.field, key) });
    return [key, merged] as const;
  });
  const all = (version: 'value' | 'base') =>
    parts.flatMap(([key, { [version]: value }]) => (value === undefined ? [] : [[key, value]]));
  return {
    value: Object.fromEntries(all('value')) as Json,
    differences: parts.flatMap(([, { differences }]) => differences),
    base: Object.fromEntries(all('base')) as Json,
  };
}

function mergeLists(
  part: Part | undefined,
  { base, mine, theirs }: Sides<readonly Json[]>,
  position: Position,
): Merged {
  const added = { base: undefined, mine: undefined, theirs: undefined };
  /** The versions of each entry by its number: the index of an old one; those that are added follow. */
  const entries: Sides<Json | undefined>[] = base.map((entry) => ({ ...added, base: entry }));
  const numbered = (side: 'mine' | 'theirs', list: readonly Json[]) => {
    const { from } = pairedEntries(part, base, list);
    const numbers: number[] = [];
    for (const [index, entry] of list.entries()) {
      const old = from[index] ?? -1;
      // one that both sides have added has one number: it is the same, or has the same name, as two redirects
      // from one address
      const isSameAdded = (known: Sides<Json | undefined>) =>
        known.base === undefined &&
        known[side] === undefined &&
        (isSame(known.mine, entry) || haveSameName(part, known.mine, entry));
      const found = old < 0 ? entries.findIndex(isSameAdded) : old;
      const number = found < 0 ? entries.length : found;
      entries[number] = { ...(entries[number] ?? added), [side]: entry };
      numbers.push(number);
    }
    return numbers;
  };
  const [inMine, inTheirs] = [numbered('mine', mine), numbered('theirs', theirs)];
  const order = mergedOrder([...base.keys()], inMine, inTheirs);
  const parts = new Map<number, Merged>();
  let at = 0;
  for (const number of order) {
    const versions = entries[number] ?? added;
    const isRemoved = versions.mine === undefined;
    const isAddedByBoth = versions.mine && versions.theirs && versions.base === undefined;
    const merged = merge(
      part && childPart(part, at, versions.mine ?? versions.theirs),
      isAddedByBoth ? { ...versions, base: {} } : versions,
      isRemoved ? { ...position, removedFrom: at } : { field: childField(position.field, at) },
    );
    parts.set(number, merged);
    if (merged.value !== undefined) at += 1;
  }
  const merges = order.flatMap((number) => parts.get(number) ?? []);
  const bases = withMissing(inTheirs, [...base.keys()]).map((number) => parts.get(number)?.base);
  return {
    value: merges.map(({ value }) => value).filter((value) => value !== undefined),
    differences: merges.flatMap(({ differences }) => differences),
    base: bases.filter((value) => value !== undefined),
  };
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
