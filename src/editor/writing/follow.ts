import { collectionOf, formattedTexts, nameOwners } from '../site/model';
import type { Entries, Entry } from './json';
import { fileName } from './names';
import { fieldName, withValue } from './path';

type NameFormat = keyof typeof nameOwners;

/** The names that entries had, with those they have now; undefined for one that is gone. */
type Names = ReadonlyMap<string, string | undefined>;

/**
 * The entries as they are to be saved: whatever refers to a page or service by a name it had when it
 * was last saved refers to it by its new one, and lists drop a service that is gone. It compares what
 * was saved with what is there now, once: name by name while it is typed, links would be lost.
 */
export function followNames(saved: Entries, now: Entries): Entries {
  const slugs = changedNames(saved, now, 'slug');
  const paths = changedNames(saved, now, 'page-path');
  if (slugs.size === 0 && paths.size === 0) return now;
  return Object.fromEntries(
    Object.entries(now).map(([file, entry]) => [file, renamed(file, entry, slugs, paths)]),
  );
}

/** The name of an entry under which others refer to it. */
export function nameOf(file: string, entry: Entry | undefined, format: NameFormat) {
  if (!entry || collectionOf(file)?.name !== nameOwners[format]) return undefined;
  const name = format === 'slug' ? entry.slug : entry.path;
  return typeof name === 'string' && name !== '' ? name : undefined;
}

/** A field of a file. */
export type FieldPlace = { readonly file: string; readonly field: string };

/** The fields of other files that lead to the page of a file, or to a place on it. */
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
    // "/" is where the site begins, whatever its first page is called
    if (before === undefined || before === '/' || before === after || isTyped) continue;
    names.set(before, after);
  }
  // a name that went from one entry to another, or came back in a new file, refers to that one
  const kept = Object.entries(now).flatMap(([file, entry]) => nameOf(file, entry, format) ?? []);
  for (const name of kept) if (names.get(name) === undefined) names.delete(name);
  return names;
}

function textsOf(file: string, entry: Entry) {
  const schema = collectionOf(file)?.schema;
  return schema ? [...formattedTexts(schema, entry)] : [];
}

function renamed(file: string, entry: Entry, slugs: Names, paths: Names): Entry {
  // from the last to the first: an entry that leaves its list moves those behind it
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
  // a link to a page that is gone is a mistake, and only the editor knows where it should lead now
  return next === undefined ? value : [next, ...anchor].join('#');
}

/** An address of the site, with words for it. */
export type LinkTarget = { readonly address: string; readonly title: string };

/** The pages of the site, and the places on them that have a name. */
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
  // a name that stands twice on a page is a mistake, but one that can be made
  return [...new Map(targets.map((each) => [each.address, each])).values()];
}
