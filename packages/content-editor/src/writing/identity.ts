import { fieldName, type Path } from 'content-check/schema-traversal';
import { type Entries, isContainer, isList, type Json } from './json';
import { type FieldPlace, parsePath, valueAt } from './path';

const identities = new WeakMap<object, number>();
let last = 0;

function numberOf(value: object): number {
  const number = identities.get(value) ?? (last += 1);
  identities.set(value, number);
  return number;
}

/** A React key for a list entry that survives moves and edits; the index for texts. */
export function identityOf(value: Json, index: number): string {
  return isContainer(value) ? String(numberOf(value)) : `at ${index}`;
}

/** Gives a changed copy the identity of its original. */
export function keepIdentity<Value extends object>(from: object, to: Value): Value {
  identities.set(to, numberOf(from));
  return to;
}

/**
 * The places of fields after a change. A field is named by a path with indices, as in problems and in the
 * model's rules, so that its place changes whenever an entry before it is added, removed or moved: its list's
 * entry is found again by its identity. A place is lost when that entry is gone, or, for a text without
 * identity, when it is not in a longer or shorter list any more.
 * @returns the same list if nothing has moved
 */
export function placesAfter<Place extends FieldPlace>(
  places: readonly Place[],
  before: Entries,
  after: Entries,
): readonly Place[] {
  const next = places.flatMap((place) => {
    const [from, to] = [before[place.file], after[place.file]];
    if (!from || !to || from === to) return [place];
    const path = pathAfter(parsePath(place.field), from, to);
    const field = path && fieldName(path);
    if (field === place.field) return [place];
    return field === undefined ? [] : [{ ...place, field }];
  });
  return places.every((place, index) => place === next[index]) ? places : next;
}

function pathAfter([key, ...rest]: Path, before?: Json, after?: Json): Path | undefined {
  if (key === undefined) return [];
  const to = isList(before) && isList(after) ? indexAfter(Number(key), before, after) : key;
  if (to === undefined) return undefined;
  const inner = pathAfter(rest, valueAt(before, [key]), valueAt(after, [to]));
  return inner && [to, ...inner];
}

function indexAfter(index: number, before: readonly Json[], after: readonly Json[]) {
  const identity = (list: readonly Json[], at: number) => {
    const entry = list[at];
    return isContainer(entry) ? numberOf(entry) : entry;
  };
  const isHere = (at: number) => identity(after, at) === identity(before, index);
  const to = isHere(index) ? index : [...after.keys()].find(isHere);
  // an edited text has no identity
  return to ?? (after.length === before.length ? index : undefined);
}
