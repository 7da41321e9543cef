import { collectionOf } from 'content-check/collection';
import { partAt } from 'content-check/schema-traversal';
import * as z from 'zod';
import type { EditorDefinition, Redirects } from '../definition';
import { edited } from './edit';
import { type Entries, isList, isObject, type Json } from './json';

/** The entries of the list of redirects; none if the content has no such list, or a damaged one. */
function redirectsIn(editor: EditorDefinition, entries: Entries): readonly Json[] {
  const { redirects } = editor.pages ?? {};
  const list = redirects && entries[redirects.file]?.[redirects.list];
  return isList(list) ? list : [];
}

/** The redirect from an address, if there is one. */
export function redirectFrom(
  editor: EditorDefinition,
  entries: Entries,
  address: string,
): { readonly page: string } | undefined {
  const { redirects } = editor.pages ?? {};
  if (!redirects) return undefined;
  const found = redirectsIn(editor, entries).find(
    (entry) => fieldOf(entry, redirects.from) === address,
  );
  return found === undefined ? undefined : { page: pageOf(found, redirects) };
}

/** Whether the list of redirects can take an address; the site may need one such as "/" itself. */
export function isRedirectable(
  editor: EditorDefinition,
  entries: Entries,
  address: string,
): boolean {
  const { redirects } = editor.pages ?? {};
  const entry = redirects && entries[redirects.file];
  if (!redirects || !isList(entry?.[redirects.list])) return false;
  const schema = collectionOf(editor.model, redirects.file)?.schema;
  const at = [redirects.list, 0, redirects.from];
  const part = schema && partAt(schema, { [redirects.list]: [{ [redirects.from]: address }] }, at);
  return part !== undefined && z.safeParse(part, address).success;
}

/** The entries with a redirect from an address to a page. */
export function withRedirect(
  editor: EditorDefinition,
  entries: Entries,
  address: string,
  page: string,
): Entries {
  const { redirects } = editor.pages ?? {};
  if (!redirects) return entries;
  const added = { [redirects.from]: address, [redirects.to]: page };
  return withList(editor, redirects, entries, [...redirectsIn(editor, entries), added]);
}

/** The entries without the redirects from an address. */
export function withoutRedirect(
  editor: EditorDefinition,
  entries: Entries,
  address: string,
): Entries {
  const { redirects } = editor.pages ?? {};
  if (!redirects) return entries;
  const list = redirectsIn(editor, entries);
  const left = list.filter((entry) => fieldOf(entry, redirects.from) !== address);
  return withList(editor, redirects, entries, left);
}

/**
 * The entries without redirects that have come to lead to themselves, since their page has its old address again.
 * @param before the entries before references followed the page
 */
export function withoutCircles(
  editor: EditorDefinition,
  before: Entries,
  entries: Entries,
): Entries {
  const { redirects } = editor.pages ?? {};
  if (!redirects || before[redirects.file] === entries[redirects.file]) return entries;
  const old = redirectsIn(editor, before);
  const isCircle = (entry: Json | undefined) =>
    entry !== undefined && fieldOf(entry, redirects.from) === pageOf(entry, redirects);
  const left = redirectsIn(editor, entries).filter(
    (entry, index) => !isCircle(entry) || isCircle(old[index]),
  );
  return withList(editor, redirects, entries, left);
}

function withList(
  editor: EditorDefinition,
  { file, list }: Redirects,
  entries: Entries,
  next: readonly Json[],
): Entries {
  const { [file]: entry } = entries;
  if (!entry || next.length === redirectsIn(editor, entries).length) return entries;
  return { ...entries, [file]: edited(editor.model, file, entry, list, next) };
}

/** The address of the page to which a redirect leads, without an anchor. */
function pageOf(entry: Json, { to }: Redirects): string {
  return fieldOf(entry, to)?.split('#')[0] ?? '';
}

function fieldOf(entry: Json, name: string): string | undefined {
  const value = isObject(entry) ? entry[name] : undefined;
  return typeof value === 'string' ? value : undefined;
}
