import { collectionOf, nameFieldOf } from 'content-check/collection';
import {
  partAt,
  type Path,
  type TextField,
  textFields,
  valueAt,
} from 'content-check/schema-traversal';
import { withoutLinks } from 'rich-text/without-links';
import * as z from 'zod';
import { collections } from './collections';
import { isDraft } from './draft';
import { requiredPaths } from './routes';

/** The content files by their paths, parsed. */
type Entries<Entry> = Readonly<Record<string, Entry>>;

/**
 * The file of each draft, by every reference to it: a page's path, a service's slug, or the address of
 * its card, such as `/services#audits`.
 */
export type Drafts = ReadonlyMap<string, string>;

/** The drafts in the content, except for pages that have to be public. */
export function draftsIn(entries: Entries<unknown>): Drafts {
  const names = new Map(
    Object.entries(entries).flatMap(([file, value]) => {
      const name = isDraft({ value }) ? nameOf(file, value) : undefined;
      return name === undefined || requiredPaths.includes(name) ? [] : [[name, file] as const];
    }),
  );
  const cards = Object.entries(entries).flatMap(([file, value]) =>
    referencesIn(file, value).flatMap(({ traits, value: name }) => {
      const draft = traits.refersTo?.mayHaveAnchor ? undefined : names.get(name);
      return draft === undefined ? [] : [[`${nameOf(file, value) ?? ''}#${name}`, draft] as const];
    }),
  );
  return new Map([...names, ...cards]);
}

/** The texts of a file that refer to others. */
function referencesIn(file: string, entry: unknown): readonly TextField[] {
  const schema = collectionOf({ collections }, file)?.schema;
  return schema ? [...textFields(schema, entry)].filter(({ traits }) => traits.refersTo) : [];
}

/** The name by which others refer to an entry. */
function nameOf(file: string, entry: unknown): string | undefined {
  const collection = collectionOf({ collections }, file);
  const field = collection && nameFieldOf(collection);
  const name = field && valueAt(entry, [field.key]);
  return typeof name === 'string' ? name : undefined;
}

/** A reference to a draft: a text, or a link in one. */
export type LeadingField = {
  readonly field: TextField;
  /** The file of the draft. */
  readonly draft: string;
  /** The place of what visitors don't get; undefined if the rest would make no sense without it. */
  readonly gone: Path | undefined;
};

/**
 * The references of an entry to drafts, from the last to the first, so that the places of the others
 * stay true while one after the other is removed.
 */
export function leadingToDrafts(
  drafts: Drafts,
  file: string,
  entry: unknown,
): readonly LeadingField[] {
  let rest = entry;
  return [...referencesIn(file, entry)].reverse().flatMap((field) => {
    const target = field.value.startsWith('#')
      ? `${nameOf(file, entry) ?? ''}${field.value}`
      : field.value;
    const draft = drafts.get(target) ?? drafts.get(target.replace(/#.*/, ''));
    if (draft === undefined) return [];
    const gone = goneWith(file, rest, field);
    if (gone && !field.within) rest = changed(rest, gone, undefined);
    return [{ field, draft, gone }];
  });
}

/**
 * The place of what is removed together with a reference: the reference itself, or else the object that
 * it is in, such as an entry of a list. Nothing larger is ever removed: not a form with all that it
 * does, and no whole section.
 */
function goneWith(file: string, entry: unknown, { path, traits, within }: TextField) {
  if (within) return path;
  if (traits.refersTo?.isIndispensable) return undefined;
  return [path, path.slice(0, -1)].find((place) => isDispensable(file, entry, place));
}

/**
 * Whether the schema allows that what is at a place is missing. Whatever else may be wrong there
 * doesn't count.
 */
function isDispensable(file: string, entry: unknown, place: Path): boolean {
  const key = place.at(-1);
  const schema = collectionOf({ collections }, file)?.schema;
  if (key === undefined || !schema) return false;
  const around = place.slice(0, -1);
  const part = partAt(schema, entry, around);
  if (!part) return false;
  const value = valueAt(entry, around);
  const { error } = z.safeParse(part, changed(value, [key], undefined));
  // what is missing in an object is reported at its key, too short a list at the list
  const missing = Array.isArray(value) ? '' : String(key);
  return !error?.issues.some((issue) => issue.path.join('.') === missing);
}

/**
 * The content as visitors get it: without drafts and the links that lead to them. Of a link in a
 * text the words stay. Where the rest would make no sense the link stays, too: the check has an
 * error there (`rules/drafts.ts`).
 */
export function publicEntries<Entry extends object>(entries: Entries<Entry>): Entries<Entry> {
  const drafts = draftsIn(entries);
  if (drafts.size === 0) return entries;
  return Object.fromEntries(
    Object.entries(entries)
      .filter(([, value]) => !isDraft({ value }))
      .map(([file, entry]) => [file, publicEntry(drafts, file, entry)]),
  );
}

function publicEntry<Entry>(drafts: Drafts, file: string, entry: Entry): Entry {
  return leadingToDrafts(drafts, file, entry).reduce((rest, { field, gone }) => {
    if (!gone) return rest;
    const line = field.within && unlinked(String(valueAt(rest, gone)), field.value);
    return changed(rest, gone, line) as Entry;
  }, entry);
}

/** A text with the words of a link in place of the link. */
const unlinked = (line: string, target: string) => withoutLinks(line, (href) => href === target);

/** A copy with another value at a path; without it if that is undefined. */
function changed(value: unknown, [key, ...rest]: Path, leaf: unknown): unknown {
  if (key === undefined) return leaf;
  const child = changed(valueAt(value, [key]), rest, leaf);
  if (Array.isArray(value))
    return value.flatMap((entry: unknown, index) =>
      index === key ? (child === undefined ? [] : [child]) : [entry],
    );
  const next = Object.entries({ ...(value as object), [key]: child });
  return Object.fromEntries(next.filter(([, left]) => left !== undefined));
}
