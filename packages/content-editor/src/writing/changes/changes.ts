import type { Collection } from 'content-check/collection';
import { metadataOf } from 'content-check/field-metadata';
import { childPart, type Path } from 'content-check/schema-traversal';
import { isList, isObject, isSame, type Json } from '../json';
import { isDraft, visibilitySentence } from '../drafts';
import { titleOfEntry } from '../titles';
import { pairedEntries } from '../merge/paired-entries';
import type { Part } from '../schema';
import { displayValue, type TitleOf } from './display-value';

/** One change between two versions of an entry, which a sentence says, and which is taken back by itself. */
export type Change = {
  /** A value is another one; an entry of a list is added or removed; or its entries are in another order. */
  readonly kind: 'value' | 'added' | 'removed' | 'order';
  /** The field in the later version: the value's, or the list's. */
  readonly path: Path;
  /** The index of an entry that is added to the later list or removed from the earlier one. */
  readonly index: number;
  /** The titles of the field and of those around it. */
  readonly title: string;
  /** The part of the schema: the value's, or the entry's. */
  readonly part: Part | undefined;
  /** Undefined for what is added. */
  readonly before: Json | undefined;
  /** Undefined for what is removed. */
  readonly after: Json | undefined;
};

/** The changes between two versions of an entry. */
export function changesBetween(
  collection: Collection | undefined,
  before: Json,
  after: Json,
): readonly Change[] {
  return differences({ part: collection?.schema, path: [], names: [] }, before, after);
}

type Options = { readonly titleOf?: TitleOf };

/**
 * Describes the changes between two versions of an entry in sentences.
 * @param before undefined for a new entry
 * @param after undefined for a deleted one
 * @param options `titleOf`: the titles of other entries, in place of the names by which this one refers to
 * them
 */
export function describeChanges(
  collection: Collection | undefined,
  before: Json | undefined,
  after: Json | undefined,
  { titleOf = () => undefined }: Options = {},
): readonly string[] {
  if (before === undefined) return [addedSentence(isDraft(after))];
  if (after === undefined) return ['This is deleted.'];
  return changesBetween(collection, before, after).map(
    (change) => visibilitySentence(collection, after, change) ?? sentenceOf(change, titleOf),
  );
}

/** Says that an entry is added. */
export function addedSentence(asDraft: boolean): string {
  return asDraft ? 'This is added as a draft, which visitors don’t see.' : 'This is added.';
}

/** Says a change in a sentence. */
export function sentenceOf(change: Change, titleOf: TitleOf): string {
  const { kind, title, part, before, after } = change;
  if (kind === 'order') return `${title}: the order changes.`;
  if (kind !== 'value') {
    const entry = after ?? before ?? null;
    return `${title}: “${titleOf(part, entry) ?? titleOfEntry(part, entry)}” is ${kind}.`;
  }
  const old = displayValue(part, before, after, titleOf);
  const now = displayValue(part, after, before, titleOf);
  if (before === undefined) return `${title}: ${now} is added.`;
  if (after === undefined) return `${title}: ${old} is removed.`;
  return `${title}: ${old} changes to ${now}.`;
}

/** A field of both versions. */
type Field = {
  readonly part: Part | undefined;
  readonly path: Path;
  /** The titles of the fields around it, and its own. */
  readonly names: readonly string[];
};

function differences(
  { part, path, names }: Field,
  before: Json | undefined,
  after: Json | undefined,
): readonly Change[] {
  if (isSame(before, after)) return [];
  if (isObject(before) && isObject(after)) {
    const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    return keys.flatMap((key) => {
      const child = part && childPart(part, key, after[key] ?? before[key]);
      const title = metadataOf(child).title ?? key;
      const field = { part: child, path: [...path, key], names: [...names, title] };
      return differences(field, before[key], after[key]);
    });
  }
  if (isList(before) && isList(after)) return listDifferences({ part, path, names }, before, after);
  return [{ kind: 'value', path, index: -1, title: names.join(' › '), part, before, after }];
}

function listDifferences(
  { part, path, names }: Field,
  before: readonly Json[],
  after: readonly Json[],
): readonly Change[] {
  const title = names.join(' › ');
  const partOf = (value: Json, index: number) => part && childPart(part, index, value);
  const { from, removed: gone } = pairedEntries(part, before, after);
  const known = from.filter((at) => at >= 0);
  const isReordered = known.some((at, index) => at < (known[index - 1] ?? at));
  const inPlace = after.flatMap((value, index): readonly Change[] => {
    const old = before[from[index] ?? -1];
    const child = partOf(value, index);
    if (old === undefined)
      return [{ kind: 'added', path, index, title, part: child, before: old, after: value }];
    const inside = isObject(value) ? [...names, titleOfEntry(child, value)] : names;
    return differences({ part: child, path: [...path, index], names: inside }, old, value);
  });
  const removed = gone.flatMap((index): readonly Change[] => {
    const old = before[index] ?? null;
    const child = partOf(old, after.length);
    return [{ kind: 'removed', path, index, title, part: child, before: old, after: undefined }];
  });
  const order = { kind: 'order', path, index: -1, title, part, before, after } as const;
  return [...inPlace, ...removed, ...(isReordered ? [order] : [])];
}
