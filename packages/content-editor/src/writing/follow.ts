import * as z from 'zod';
import {
  collectionOf,
  fieldName,
  nameFields,
  type Part,
  referenceFormats,
  textFields,
} from '../../../../src/editor/site/model';
import { withValue } from './edit';
import type { Entries, Entry } from './json';
import { fileName } from './names';
import type { FieldPlace } from './path';

type Owner = keyof typeof nameFields;

/** The names that others use to refer to entries, by file: a page's address, a service's slug. */
export type Names = Readonly<Record<string, string>>;

/** The collection of a file, if others refer to its entries by name. */
export function ownerOf(file: string): Owner | undefined {
  const name = collectionOf(file)?.name ?? '';
  return name in nameFields ? (name as Owner) : undefined;
}

/** The name that others use to refer to an entry; undefined if it has none or is of another collection. */
export function nameOf(file: string, entry: Entry | undefined, of?: Owner): string | undefined {
  const owner = ownerOf(file);
  const name = owner && (of ?? owner) === owner ? entry?.[nameFields[owner]] : undefined;
  return typeof name === 'string' && name !== '' ? name : undefined;
}

/** Whether references can follow an entry to a name: one with a mistake would be a mistake in each of them. */
export function isValidName(file: string, name: string | undefined): boolean {
  const owner = ownerOf(file);
  const part = owner && (collectionOf(file)?.schema.shape[nameFields[owner]] as Part | undefined);
  return part !== undefined && z.safeParse(part, name).success;
}

/** The names of all named entries. */
export function namesOf(entries: Entries): Names {
  const names = Object.entries(entries).map(
    ([file, entry]) => [file, nameOf(file, entry)] as const,
  );
  return Object.fromEntries(
    names.flatMap(([file, name]) => (name === undefined ? [] : [[file, name]])),
  );
}

/**
 * Updates references to renamed pages and services, and removes deleted services from lists. Following
 * each keystroke of a rename would lose links: while "/about-us" is being typed, it is "/about" for a moment.
 * @param before the names that references use for files, including files that are deleted now
 * @param now the entries with their new names
 * @param entries the entries with the references, if other than `now`
 */
export function followNames(before: Names, now: Entries, entries = now): Entries {
  const renames = {
    pages: renamesOf(before, now, 'pages'),
    services: renamesOf(before, now, 'services'),
  };
  if (renames.pages.size === 0 && renames.services.size === 0) return entries;
  return Object.fromEntries(
    Object.entries(entries).map(([file, entry]) => [file, renamed(file, entry, renames)]),
  );
}

/** New names by old ones; undefined for deleted entries. */
type Renames = ReadonlyMap<string, string | undefined>;

function renamesOf(before: Names, now: Entries, owner: Owner): Renames {
  const renames = new Map<string, string | undefined>();
  for (const [file, name] of Object.entries(before)) {
    const after = nameOf(file, now[file]);
    const isTyped = file in now && !isValidName(file, after);
    // the home page keeps its path
    if (ownerOf(file) !== owner || name === '/' || name === after || isTyped) continue;
    // after a save and an undo, two files may have had the same name, and one still exists
    renames.set(name, after ?? renames.get(name));
  }
  // another entry may have taken the name of a deleted one
  for (const [file, name] of Object.entries(namesOf(now)))
    if (ownerOf(file) === owner && before[file] === name && renames.get(name) === undefined)
      renames.delete(name);
  return renames;
}

function renamed(file: string, entry: Entry, renames: Readonly<Record<Owner, Renames>>): Entry {
  // backwards: removing an entry shifts the indices after it
  return textsOf(file, entry).reduceRight<Entry>((all, { path, format, value }) => {
    const owner = referenceFormats[format];
    const [name = '', ...anchor] = owner === 'pages' ? value.split('#') : [value];
    if (!owner || !renames[owner].has(name)) return all;
    const next = renames[owner].get(name);
    // links to a deleted page stay: the check reports them, and the user decides where they lead
    if (next === undefined && owner === 'pages') return all;
    return withValue(all, path, next === undefined ? next : [next, ...anchor].join('#')) as Entry;
  }, entry);
}

/** The texts of an entry that have a format in the schema. */
export function textsOf(file: string, entry: Entry) {
  const schema = collectionOf(file)?.schema;
  return schema ? [...textFields(schema, entry)] : [];
}

/** The links in other files to a file's page, or to an anchor on it. */
export function linksTo(entries: Entries, file: string): readonly FieldPlace[] {
  const target = nameOf(file, entries[file], 'pages');
  if (target === undefined) return [];
  return Object.entries(entries).flatMap(([other, entry]) =>
    other === file
      ? []
      : textsOf(other, entry)
          .filter(
            ({ format, value }) =>
              referenceFormats[format] === 'pages' && value.split('#')[0] === target,
          )
          .map(({ path }) => ({ file: other, field: fieldName(path) })),
  );
}

/** A link target, with a label. */
export type LinkTarget = { readonly address: string; readonly title: string };

/** The site's pages, and the anchors on them. */
export function linkTargets(entries: Entries): readonly LinkTarget[] {
  const targets = Object.entries(entries).flatMap(([file, entry]) => {
    const path = nameOf(file, entry, 'pages');
    if (path === undefined) return [];
    const title = fileName(file, entry);
    const anchors = textsOf(file, entry).filter(({ format }) => format === 'anchor');
    return [
      { address: path, title },
      ...anchors.map(({ value }) => ({ address: `${path}#${value}`, title: `${title}: ${value}` })),
    ];
  });
  // a duplicate anchor is an error, but can occur
  return [...new Map(targets.map((each) => [each.address, each])).values()];
}
