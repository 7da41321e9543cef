import { collectionOf, nameFieldOf } from 'content-check/collection';
import { type Path, type TextField, textFields, valueAt } from 'content-check/schema-traversal';
import { withoutLinks } from 'rich-text/without-links';
import type * as z from 'zod';
import { collections } from './collections';
import { isDraft } from './draft';
import { requiredPaths } from './routes';

/** The content files by their paths, parsed. */
type Entries<Entry> = Readonly<Record<string, Entry>>;

/** The files of drafts, by the names with which links and lists refer to them. */
export type Drafts = ReadonlyMap<string, string>;

/** The drafts of a content, but for pages that can't be any. */
export function draftsIn(entries: Entries<unknown>): Drafts {
  const found = Object.entries(entries).flatMap(([file, value]) => {
    const collection = isDraft({ value }) ? collectionOf({ collections }, file) : undefined;
    const field = collection && nameFieldOf(collection);
    const name = field && valueAt(value, [field.key]);
    return typeof name === 'string' && !requiredPaths.includes(name) ? [[name, file] as const] : [];
  });
  return new Map(found);
}

/** The file of the draft to which a reference leads: a page, or the card of a service on a page. */
export function draftAt(drafts: Drafts, reference: string): string | undefined {
  const [page = '', card = ''] = reference.split('#');
  return drafts.get(page) ?? drafts.get(card);
}

/**
 * The content as visitors get it: without drafts and what leads to them. Of a link in a text the words stay; any other goes
 * with as much around it as has no sense without it: its entry in a list, or its banner.
 */
export function publicEntries<Entry extends object>(entries: Entries<Entry>): Entries<Entry> {
  const drafts = draftsIn(entries);
  if (drafts.size === 0) return entries;
  return Object.fromEntries(
    Object.entries(entries).flatMap(([file, entry]) => {
      const shown = isDraft({ value: entry }) ? undefined : publicEntry(drafts, file, entry);
      return shown ? [[file, shown]] : [];
    }),
  );
}

function publicEntry<Entry>(drafts: Drafts, file: string, entry: Entry): Entry | undefined {
  const schema = collectionOf({ collections }, file)?.schema;
  let shown: Entry | undefined = entry;
  while (schema && shown !== undefined) {
    const hidden: TextField | undefined = [...textFields(schema, shown)].find(
      ({ traits, value }) => traits.refersTo && draftAt(drafts, value) !== undefined,
    );
    if (!hidden) break;
    shown = hidden.within
      ? unlinked(drafts, shown, hidden.path)
      : without(schema, shown, hidden.path);
  }
  return shown;
}

/** With the words of links to drafts in a text in place of the links. */
function unlinked<Entry>(drafts: Drafts, entry: Entry, path: Path): Entry {
  const isHidden = (href: string) => draftAt(drafts, href) !== undefined;
  return changed(entry, path, withoutLinks(String(valueAt(entry, path)), isHidden)) as Entry;
}

/** Without a value, and as much around it that the rest is valid; undefined if nothing is. */
function without<Entry>(schema: z.ZodObject, entry: Entry, path: Path): Entry | undefined {
  return path
    .map((_key, index) => changed(entry, path.slice(0, path.length - index), undefined) as Entry)
    .find((rest) => schema.safeParse(rest).success);
}

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
