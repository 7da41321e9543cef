import { isList, isObject, isSame, type Json } from './json';
import { within } from './path';

/** A field that was changed here and elsewhere at the same time. */
export type Difference = {
  readonly field: string;
  readonly mine: Json | undefined;
  readonly theirs: Json | undefined;
};

type Merged = { readonly value: Json | undefined; readonly differences: readonly Difference[] };

/**
 * Joins two changes of one value, field by field. Where both changed the same, mine is kept, and the
 * difference told. Lists are joined entry by entry only while none has become longer or shorter.
 */
export function merge(
  base: Json | undefined,
  mine: Json | undefined,
  theirs: Json | undefined,
  field = '',
): Merged {
  if (isSame(mine, theirs) || isSame(base, theirs)) return { value: mine, differences: [] };
  if (isSame(base, mine)) return { value: theirs, differences: [] };
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
  if (isList(base) && isList(mine) && isList(theirs) && isAsLong(base, mine, theirs)) {
    const parts = mine.map((each, index) =>
      merge(base[index], each, theirs[index], within(field, index)),
    );
    return {
      value: parts.map(({ value }) => value ?? null),
      differences: parts.flatMap(({ differences }) => differences),
    };
  }
  return { value: mine, differences: [{ field, mine, theirs }] };
}

function isAsLong(...[one, ...others]: readonly (readonly Json[])[]): boolean {
  return others.every(({ length }) => length === one?.length);
}
