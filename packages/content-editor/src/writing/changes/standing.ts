import type { Collection } from 'content-check/collection';
import { childPart, partAt, type Path } from 'content-check/schema-traversal';
import { type Entry, isList, isObject, isSame, type Json } from '../json';
import { pairedEntries } from '../merge/paired-entries';
import { valueAt } from '../path';
import type { Part } from '../schema';
import type { Change } from './changes';

/** How a change of the past stands today, and what would take it back. */
export type Standing =
  /** It is as the change has made it; or it was changed again since, and taking the change back loses that, too. */
  | {
      readonly state: 'made' | 'changed';
      /** The field today, and the value that takes the change back. */
      readonly path: Path;
      readonly value: Json | undefined;
      /** What the change concerns, today. */
      readonly today: Json | undefined;
    }
  /** It is as before the change. */
  | { readonly state: 'back' }
  /** The list's entry or the group in which it was made is gone. */
  | { readonly state: 'gone' };

/**
 * How a change of an entry stands today. Entries of lists are found wherever they are now.
 * @param after the entry right after the change
 */
export function standingOf(
  collection: Collection | undefined,
  change: Change,
  after: Entry,
  today: Entry,
): Standing {
  const path = pathToday(collection?.schema, after, today, change.path);
  if (!path) return { state: 'gone' };
  const now = valueAt(today, path);
  if (change.kind !== 'value') {
    const list = collection && partAt(collection.schema, today, path);
    const made = valueAt(after, change.path);
    const lists = { list, made: isList(made) ? made : [], now: isList(now) ? now : [] };
    const standing = { added: ofAdded, removed: ofRemoved, order: ofOrder }[change.kind];
    const found = standing(change, lists);
    return found.state === 'back' ? found : { path, ...found };
  }
  if (isSame(now, change.before)) return { state: 'back' };
  const state = isSame(now, change.after) ? 'made' : 'changed';
  return { state, path, value: change.before, today: now };
}

/** Where a field of an earlier version is today; undefined if the entry or group around it is gone. */
function pathToday(
  part: Part | undefined,
  after: Json | undefined,
  today: Json | undefined,
  [key, ...rest]: Path,
): Path | undefined {
  if (key === undefined) return [];
  const now = isList(after) && isList(today) ? entryToday(part, after, today, Number(key)) : key;
  if (now === undefined || !(isObject(today) || isList(today))) return undefined;
  const inner = valueAt(today, [now]);
  const child = part && childPart(part, now, inner);
  const below = pathToday(child, valueAt(after, [key]), inner, rest);
  return below && [now, ...below];
}

function entryToday(
  part: Part | undefined,
  after: readonly Json[],
  today: readonly Json[],
  index: number,
): number | undefined {
  const at = pairedEntries(part, after, today).from.indexOf(index);
  return at < 0 ? undefined : at;
}

/** A list: its part of the schema, as the change has made it, and today. */
type Lists = {
  readonly list: Part | undefined;
  readonly made: readonly Json[];
  readonly now: readonly Json[];
};

type WithoutPath =
  | { readonly state: 'made' | 'changed'; readonly value: Json; readonly today: Json }
  | { readonly state: 'back' };

function ofAdded({ index, after }: Change, { list, made, now }: Lists): WithoutPath {
  const at = entryToday(list, made, now, index);
  const today = at === undefined ? undefined : now[at];
  if (today === undefined) return { state: 'back' };
  const state = isSame(today, after) ? 'made' : 'changed';
  return { state, value: now.toSpliced(at ?? 0, 1), today };
}

function ofRemoved({ index, before = null }: Change, { now }: Lists): WithoutPath {
  if (now.some((entry) => isSame(entry, before))) return { state: 'back' };
  return {
    state: 'made',
    value: now.toSpliced(Math.min(index, now.length), 0, before),
    today: now,
  };
}

function ofOrder({ before }: Change, { list, made, now }: Lists): WithoutPath {
  const { from } = pairedEntries(list, isList(before) ? before : [], now);
  // an entry that is new since stays behind the one before it
  const ranks = from.map((_, index) => from.slice(0, index + 1).findLast((at) => at >= 0) ?? -1);
  const order = [...now.keys()].toSorted((left, right) => (ranks[left] ?? 0) - (ranks[right] ?? 0));
  const value = order.flatMap((index) => now[index] ?? []);
  if (isSame(value, now)) return { state: 'back' };
  const since = pairedEntries(list, made, now).from.filter((at) => at >= 0);
  const isAsMade = since.every((at, index) => at >= (since[index - 1] ?? at));
  return { state: isAsMade ? 'made' : 'changed', value, today: now };
}
