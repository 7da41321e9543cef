import { collectionOf } from 'content-check/collection';
import { partAt } from 'content-check/schema-traversal';
import * as z from 'zod';
import type { ContentModel } from 'content-check/content-model';
import { redirects } from '../../facts';
import { entryWithField } from '../edit';
import { type Entries, isList, isObject, isSame, type Json } from '../json';
import { entriesFollowing, type Renaming } from './references';

/** The entries of the list of redirects; none if it is damaged, or not there. */
function redirectsIn(entries: Entries): readonly Json[] {
  const list = entries[redirects.file]?.[redirects.list];
  return isList(list) ? list : [];
}

/** The address of the page to which a redirect leads from another address; undefined without one. */
export function redirectFrom(entries: Entries, address: string): string | undefined {
  const found = redirectsIn(entries).find((entry) => fieldOf(entry, 'from') === address);
  return found === undefined ? undefined : targetPageOf(found);
}

/** Whether the schema of redirects allows one from an address: it may refuse one such as "/". */
export function isRedirectable(model: ContentModel, entries: Entries, address: string): boolean {
  if (!isList(entries[redirects.file]?.[redirects.list])) return false;
  const schema = collectionOf(model, redirects.file)?.schema;
  const at = [redirects.list, 0, 'from'];
  const part = schema && partAt(schema, { [redirects.list]: [{ from: address }] }, at);
  return part !== undefined && z.safeParse(part, address).success;
}

/** The entries with a redirect from an address to a page. */
export function entriesWithRedirect(
  model: ContentModel,
  entries: Entries,
  address: string,
  page: string,
): Entries {
  return entriesWithRedirects(model, entries, (list) => [...list, { from: address, to: page }]);
}

/** The entries without the redirects from an address. */
export function entriesWithoutRedirect(
  model: ContentModel,
  entries: Entries,
  address: string,
): Entries {
  return entriesWithRedirects(model, entries, (list) =>
    list.filter((entry) => fieldOf(entry, 'from') !== address),
  );
}

/** The entries with another target in place of a page, in all redirects that lead to the page. */
export function entriesWithTargetReplaced(
  model: ContentModel,
  entries: Entries,
  page: string,
  target: string,
): Entries {
  return entriesWithRedirects(model, entries, (list) =>
    list.map((entry) => (targetPageOf(entry) === page ? leadingTo(entry, target) : entry)),
  );
}

/**
 * The entries, in which references follow a renaming. A redirect goes that leads from an address to itself
 * then, since its page has that address again.
 */
export function entriesAfterRenaming(
  model: ContentModel,
  entries: Entries,
  renaming: Renaming,
): Entries {
  const next = entriesFollowing(model, entries, renaming);
  const before = redirectsIn(entries);
  return entriesWithRedirects(model, next, (list) => {
    const isCircle = (entry: Json | undefined) =>
      entry !== undefined && fieldOf(entry, 'from') === targetPageOf(entry);
    return list.filter((entry, index) => !isCircle(entry) || isCircle(before[index]));
  });
}

const leadingTo = (entry: Json, page: string): Json =>
  isObject(entry) ? { ...entry, to: page } : entry;

/** The entries with another list of redirects. */
function entriesWithRedirects(
  model: ContentModel,
  entries: Entries,
  change: (list: readonly Json[]) => readonly Json[],
): Entries {
  const { file, list } = redirects;
  const { [file]: entry } = entries;
  if (!entry) return entries;
  const before = redirectsIn(entries);
  const after = change(before);
  if (isSame(after, before)) return entries;
  return { ...entries, [file]: entryWithField(model, { file, field: list }, entry, after) };
}

/** The address of the page to which a redirect leads, without an anchor. */
function targetPageOf(entry: Json): string {
  return fieldOf(entry, 'to')?.split('#')[0] ?? '';
}

function fieldOf(entry: Json, name: 'from' | 'to'): string | undefined {
  const value = isObject(entry) ? entry[name] : undefined;
  return typeof value === 'string' ? value : undefined;
}
