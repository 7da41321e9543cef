import { collectionOf } from '../../content-model/collections';
import type { FieldFormat } from '../../content-model/field-metadata';
import { textFields } from '../../content-model/validation/schema-traversal';
import type { Entries, Entry } from './json';
import { withValue } from './path';

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
export function nameOf(file: string, entry: Entry | undefined, format: 'slug' | 'page-path') {
  if (!entry || collectionOf(file)?.typeName !== owners[format]) return undefined;
  const name = format === 'slug' ? entry.slug : entry.path;
  return typeof name === 'string' && name !== '' ? name : undefined;
}

const owners = { slug: 'Service', 'page-path': 'ContentPage' } as const;

function changedNames(saved: Entries, now: Entries, format: 'slug' | 'page-path'): Names {
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

function renamed(file: string, entry: Entry, slugs: Names, paths: Names): Entry {
  const schema = collectionOf(file)?.schema;
  if (!schema) return entry;
  // from the last to the first: an entry that leaves its list moves those behind it
  const fields = [...textFields(schema, entry)].reverse();
  return fields.reduce<Entry>((all, { path, format, value }) => {
    const next = reference(format, value, slugs, paths);
    return next === value ? all : (withValue(all, path, next) as Entry);
  }, entry);
}

function reference(
  format: FieldFormat,
  value: string,
  slugs: Names,
  paths: Names,
): string | undefined {
  if (format === 'service-slug' && slugs.has(value)) return slugs.get(value);
  if (format !== 'href' && format !== 'page-link') return value;
  const [path = '', ...anchor] = value.split('#');
  const next = paths.get(path);
  // a link to a page that is gone is a mistake, and only the editor knows where it should lead now
  return next === undefined ? value : [next, ...anchor].join('#');
}
