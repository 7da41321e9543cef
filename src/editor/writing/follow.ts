import { collectionOf, formattedTexts, nameOwners } from '../site/model';
import type { Entries, Entry } from './json';
import { fileName } from './names';
import { fieldName, withValue } from './path';

type NameFormat = keyof typeof nameOwners;

/** New names by old ones; undefined for deleted entries. */
type Names = ReadonlyMap<string, string | undefined>;

/**
 * Updates references to renamed pages and services, and removes deleted services from lists. It compares
 * the saved entries with the current ones once: following each keystroke of a rename would lose links.
 */
export function followNames(saved: Entries, now: Entries): Entries {
  const slugs = changedNames(saved, now, 'slug');
  const paths = changedNames(saved, now, 'page-path');
  if (slugs.size === 0 && paths.size === 0) return now;
  return Object.fromEntries(
    Object.entries(now).map(([file, entry]) => [file, renamed(file, entry, slugs, paths)]),
  );
}

/** The name by which others refer to an entry. */
export function nameOf(file: string, entry: Entry | undefined, format: NameFormat) {
  if (!entry || collectionOf(file)?.name !== nameOwners[format]) return undefined;
  const name = format === 'slug' ? entry.slug : entry.path;
  return typeof name === 'string' && name !== '' ? name : undefined;
}

/** A field of a file. */
export type FieldPlace = { readonly file: string; readonly field: string };

/** The links in other files to a file's page, or to an anchor on it. */
export function linksTo(entries: Entries, file: string): readonly FieldPlace[] {
  const target = nameOf(file, entries[file], 'page-path');
  if (target === undefined) return [];
  return Object.entries(entries).flatMap(([other, entry]) =>
    other === file
      ? []
      : textsOf(other, entry)
          .filter(({ format, value }) => isLink(format) && value.split('#')[0] === target)
          .map(({ path }) => ({ file: other, field: fieldName(path) })),
  );
}

function changedNames(saved: Entries, now: Entries, format: NameFormat): Names {
  const names = new Map<string, string | undefined>();
  for (const [file, entry] of Object.entries(saved)) {
    const before = nameOf(file, entry, format);
    const after = nameOf(file, now[file], format);
    const isTyped = file in now && after === undefined;
    // the home page keeps its path
    if (before === undefined || before === '/' || before === after || isTyped) continue;
    names.set(before, after);
  }
  // a name that moved to another file refers to that one
  const kept = Object.entries(now).flatMap(([file, entry]) => nameOf(file, entry, format) ?? []);
  for (const name of kept) if (names.get(name) === undefined) names.delete(name);
  return names;
}

function textsOf(file: string, entry: Entry) {
  const schema = collectionOf(file)?.schema;
  return schema ? [...formattedTexts(schema, entry)] : [];
}

function renamed(file: string, entry: Entry, slugs: Names, paths: Names): Entry {
  // backwards: removing an entry shifts the indices after it
  return textsOf(file, entry).reduceRight<Entry>((all, { path, format, value }) => {
    const next = reference(format, value, slugs, paths);
    return next === value ? all : (withValue(all, path, next) as Entry);
  }, entry);
}

function isLink(format: string): boolean {
  return format === 'href' || format === 'page-link';
}

function reference(format: string, value: string, slugs: Names, paths: Names): string | undefined {
  if (format === 'service-slug' && slugs.has(value)) return slugs.get(value);
  if (!isLink(format)) return value;
  const [path = '', ...anchor] = value.split('#');
  const next = paths.get(path);
  // links to a deleted page stay: the check reports them, and the editor decides where they lead
  return next === undefined ? value : [next, ...anchor].join('#');
}

/** A link target, with a label. */
export type LinkTarget = { readonly address: string; readonly title: string };

/** The site's pages, and the anchors on them. */
export function linkTargets(entries: Entries): readonly LinkTarget[] {
  const targets = Object.entries(entries).flatMap(([file, entry]) => {
    const path = nameOf(file, entry, 'page-path');
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
