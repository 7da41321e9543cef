import { collectionOf } from 'content-check/collection';
import { partAt } from 'content-check/schema-traversal';
import * as z from 'zod';
import type { EditorDefinition, Redirects } from '../../definition';
import { edited } from '../edit';
import { type Entries, isList, isObject, isSame, type Json } from '../json';
import { followed, type Renaming } from './references';

/** The entries of the list of redirects; none if the content has no such list, or a damaged one. */
function redirectsIn(editor: EditorDefinition, entries: Entries): readonly Json[] {
  const { redirects } = editor.pages ?? {};
  const list = redirects && entries[redirects.file]?.[redirects.list];
  return isList(list) ? list : [];
}

/** The address of the page to which a redirect leads from another address; undefined without one. */
export function redirectFrom(
  editor: EditorDefinition,
  entries: Entries,
  address: string,
): string | undefined {
  const { redirects } = editor.pages ?? {};
  if (!redirects) return undefined;
  const found = redirectsIn(editor, entries).find(
    (entry) => fieldOf(entry, redirects.from) === address,
  );
  return found === undefined ? undefined : pageOf(found, redirects);
}

/** Whether the schema of redirects allows one from an address: it may refuse one such as "/". */
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
  return withList(editor, entries, (list, { from, to }) => [
    ...list,
    { [from]: address, [to]: page },
  ]);
}

/** The entries without the redirects from an address. */
export function withoutRedirect(
  editor: EditorDefinition,
  entries: Entries,
  address: string,
): Entries {
  return withList(editor, entries, (list, { from }) =>
    list.filter((entry) => fieldOf(entry, from) !== address),
  );
}

/** The entries with another target in place of a page, in all redirects that lead to the page. */
export function withTargetReplaced(
  editor: EditorDefinition,
  entries: Entries,
  page: string,
  target: string,
): Entries {
  return withList(editor, entries, (list, redirects) =>
    list.map((entry) =>
      pageOf(entry, redirects) === page ? leadingTo(entry, redirects, target) : entry,
    ),
  );
}

/**
 * The entries, in which references follow a renaming. A redirect goes that leads from an address to itself then, since its page
 * has that address again.
 */
export function renamed(editor: EditorDefinition, entries: Entries, renaming: Renaming): Entries {
  const next = followed(editor.model, entries, renaming);
  const before = redirectsIn(editor, entries);
  return withList(editor, next, (list, redirects) => {
    const isCircle = (entry: Json | undefined) =>
      entry !== undefined && fieldOf(entry, redirects.from) === pageOf(entry, redirects);
    return list.filter((entry, index) => !isCircle(entry) || isCircle(before[index]));
  });
}

const leadingTo = (entry: Json, { to }: Redirects, page: string): Json =>
  isObject(entry) ? { ...entry, [to]: page } : entry;

/** The entries with another list of redirects. */
function withList(
  editor: EditorDefinition,
  entries: Entries,
  change: (list: readonly Json[], redirects: Redirects) => readonly Json[],
): Entries {
  const { redirects } = editor.pages ?? {};
  const entry = redirects && entries[redirects.file];
  if (!entry) return entries;
  const { file, list } = redirects;
  const before = redirectsIn(editor, entries);
  const after = change(before, redirects);
  if (isSame(after, before)) return entries;
  return { ...entries, [file]: edited(editor.model, { file, field: list }, entry, after) };
}

/** The address of the page to which a redirect leads, without an anchor. */
function pageOf(entry: Json, { to }: Redirects): string {
  return fieldOf(entry, to)?.split('#')[0] ?? '';
}

function fieldOf(entry: Json, name: string): string | undefined {
  const value = isObject(entry) ? entry[name] : undefined;
  return typeof value === 'string' ? value : undefined;
}
