import type { ContentModel } from 'content-check/content-model';
import { fieldName } from 'content-check/schema-traversal';
import { collectionOf } from 'content-check/collection';
import { entryWithField } from '../edit';
import { type Entry, isList, type Json } from '../json';
import { mergedFile } from '../merge/merged-file';
import { pairedEntries } from '../merge/paired-entries';
import { parsePath, valueAt } from '../path';
import { type Change, changesBetween } from './changes';

/**
 * How a change of the past stands today. Its field is as the change has made it; it was changed again since,
 * and taking the change back loses that, too; it is back, as before the change; or what it was part of, an
 * entry of a list or a group, is gone.
 */
export type Standing = 'made' | 'changed' | 'back' | 'gone';

/** A change of the past today, and what would take it back. */
type ChangeToday = {
  readonly standing: Standing;
  /** The field that is another without the change; empty if none is. */
  readonly field: string;
  /** The entry without the change. */
  readonly entry: Entry;
  /** What there is today, if it was changed again since. */
  readonly today: Json | undefined;
};

/**
 * How a change of an entry stands today: as a merge of what it has made, what was before it, and what there
 * is today finds it, wherever that is by now.
 * @param after the entry right after the change
 */
export function standingOf(
  model: ContentModel,
  file: string,
  change: Change,
  after: Entry,
  today: Entry,
): ChangeToday {
  const sides = { before: after, mine: entryWithout(model, file, change, after), theirs: today };
  const { value: entry = today, differences } = mergedFile(model, file, sides, today);
  const [again] = differences;
  if (again) {
    const { field, theirs } = again;
    const isGone = theirs === undefined && parsePath(field).length < change.path.length;
    return { standing: isGone ? 'gone' : 'changed', field, entry, today: theirs };
  }
  const [first] = changesBetween(collectionOf(model, file), today, entry);
  return {
    standing: first ? 'made' : 'back',
    field: first ? fieldName(first.path) : '',
    entry,
    today: undefined,
  };
}

/** An entry right after a change, without the change. */
function entryWithout(model: ContentModel, file: string, change: Change, after: Entry): Entry {
  const { kind, path, before } = change;
  const now = valueAt(after, path);
  const value = kind !== 'value' && isList(now) ? listWithout(change, now) : before;
  return entryWithField(model, { file, field: fieldName(path) }, after, value);
}

function listWithout({ kind, index, part, before }: Change, list: readonly Json[]) {
  if (kind === 'added') return list.toSpliced(index, 1);
  if (kind === 'removed') return list.toSpliced(index, 0, before ?? null);
  const { from } = pairedEntries(part, isList(before) ? before : [], list);
  // an entry that is new stays behind the one before it
  const ranks = from.map((_, at) => from.slice(0, at + 1).findLast((old) => old >= 0) ?? -1);
  return [...list.entries()]
    .toSorted(([left], [right]) => (ranks[left] ?? 0) - (ranks[right] ?? 0))
    .map(([, entry]) => entry);
}
