import { collectionOf } from 'content-check/collection';
import { textFields } from 'content-check/schema-traversal';
import type * as z from 'zod';
import type { ContentModel } from 'content-check/content-model';
import { pages } from '../../facts';
import { withValue, withRangeReplaced } from '../edit';
import type { Entries, Entry, Json } from '../json';
import { valueAt } from '../path';
import { namespaceOf, type Names, textsOf } from './names';

/** What names become, by collection: /about becomes /us. All at once, so that two can be swapped. */
export type Renaming = ReadonlyMap<string, ReadonlyMap<string, string>>;

/**
 * The renaming between two versions of the names. Two files may have had the same name: then references mean
 * the one that is there still, or the first of both. A link to the home page follows no rename, since it
 * means whichever page that is.
 */
export function renamingOf(
  model: ContentModel,
  before: Names,
  after: Names,
  entries: Entries,
): Renaming {
  const renaming = new Map<string, Map<string, string>>();
  const files = Object.keys(before).toSorted((a, b) => Number(b in entries) - Number(a in entries));
  for (const file of files) {
    const { [file]: name = '' } = before;
    const collection = namespaceOf(model, file) ?? '';
    if (collection === pages.collection && name === pages.home) continue;
    const known = renaming.get(collection) ?? new Map<string, string>();
    if (!known.has(name)) known.set(name, after[file] ?? name);
    renaming.set(collection, known);
  }
  const changed = [...renaming].map(
    ([collection, names]) =>
      [collection, new Map([...names].filter(([old, now]) => old !== now))] as const,
  );
  return new Map(changed.filter(([, names]) => names.size > 0));
}

/**
 * A value whose references follow a renaming.
 * @param part its part of the schema
 * @returns the same value if none changes
 */
export function valueWithReferencesFollowed<Value extends Json>(
  part: z.core.$ZodType | undefined,
  value: Value,
  renaming: Renaming,
): Value {
  // going through the schema takes longer, and few have one of the names
  if (!part || !mayHaveName(value, renaming)) return value;
  // backwards: a link in a text that gets longer shifts those after it
  return [...textFields(part, value)].reduceRight<Json>(
    (changed, { path, traits: { refersTo }, value: text, within }) => {
      if (!refersTo) return changed;
      const [name = '', ...anchor] = refersTo.mayHaveAnchor ? text.split('#') : [text];
      const now = renaming.get(refersTo.collection)?.get(name);
      if (now === undefined) return changed;
      const next = [now, ...anchor].join('#');
      return withValue(
        changed,
        path,
        within ? withRangeReplaced(valueAt(changed, path), within, next) : next,
      );
    },
    value,
  ) as Value;
}

function mayHaveName(value: Json, renaming: Renaming): boolean {
  if (renaming.size === 0) return false;
  const text = JSON.stringify(value);
  return [...renaming.values()].some((names) =>
    [...names.keys()].some((name) => text.includes(JSON.stringify(name).slice(1, -1))),
  );
}

/** The entries, in which references follow a renaming; the same if none changes. */
export function entriesFollowing(
  model: ContentModel,
  entries: Entries,
  renaming: Renaming,
): Entries {
  return changedEntries(entries, (file, entry) =>
    valueWithReferencesFollowed(collectionOf(model, file)?.schema, entry, renaming),
  );
}

/** A key for all references to an entry: its collection and its name. */
export const referenceKey = (collection: string, name: string): string => `${collection} ${name}`;

/** The files that are gone, by the key of references to them, unless another file has their name now. */
export function goneFiles(
  model: ContentModel,
  names: Names,
  entries: Entries,
): ReadonlyMap<string, string> {
  const called = Object.entries(names).map(
    ([file, name]) => [referenceKey(namespaceOf(model, file) ?? '', name), file] as const,
  );
  const taken = new Set(called.filter(([, file]) => file in entries).map(([name]) => name));
  return new Map(called.filter(([name]) => !taken.has(name)));
}

/** The entries without references to files that are gone, as far as their format says that they go, too. */
export function entriesWithoutGone(
  model: ContentModel,
  entries: Entries,
  gone: ReadonlyMap<string, string>,
): Entries {
  if (gone.size === 0) return entries;
  return changedEntries(entries, (file, entry) =>
    // backwards: removing an entry of a list shifts those after it
    textsOf(model, file, entry).reduceRight((changed, { path, traits: { refersTo }, value }) => {
      const goes =
        refersTo?.whenDeleted === 'removed' && gone.has(referenceKey(refersTo.collection, value));
      return goes ? (withValue(changed, path, undefined) as Entry) : changed;
    }, entry),
  );
}

/** The entries, each of which may change; the same if none does. */
export function changedEntries(
  entries: Entries,
  change: (file: string, entry: Entry) => Entry,
): Entries {
  const next = Object.entries(entries).map(([file, entry]) => [file, change(file, entry)] as const);
  return next.every(([file, entry]) => entry === entries[file])
    ? entries
    : Object.fromEntries(next);
}
