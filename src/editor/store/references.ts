import { kindOf, type Part } from '../site/model';
import { followNames, nameOf, type Names, namesOf, ownerOf } from '../writing/follow';
import { type Entries, isGroup, type Json } from '../writing/json';
import { fileName } from '../writing/names';
import type { State } from './state';

/** The names by which references in the entries as edited mean files. */
export function namesInUse({ entries, names }: Pick<State, 'entries' | 'names'>): Names {
  return { ...namesOf(entries), ...names };
}

/**
 * Entries after an edit. A new entry's first name is noted: references to it follow, too. Where the old name
 * of a renamed entry becomes another's, references follow at once, since from now on it means the other.
 */
export function renamed(state: State, values: Entries): Pick<State, 'values' | 'names'> {
  const now = namesOf(values);
  const isNew = ([file]: readonly [string, string]) => !(file in state.entries);
  const names = { ...Object.fromEntries(Object.entries(now).filter(isNew)), ...state.names };
  const before = Object.entries(namesInUse({ ...state, names })).filter(([file]) => file in values);
  const owners = new Map(Object.entries(now).map(([file, name]) => [name, file]));
  const isTaken = before.some(([file, name]) => now[file] && (owners.get(name) ?? file) !== file);
  // while an address is typed it may be that of another page for a moment
  const isUnique = owners.size === Object.keys(now).length;
  if (!isTaken || !isUnique) return { values, names };
  const saved = namesOf(state.entries);
  const changed = Object.entries(now).filter(([file, name]) => saved[file] !== name);
  return {
    values: followNames(Object.fromEntries(before), values),
    names: { ...names, ...Object.fromEntries(changed) },
  };
}

/** The titles of the services, by the slugs by which references mean them. */
export function servicesBySlug(state: State): Readonly<Record<string, string>> {
  const names = namesInUse(state);
  const services = Object.entries(state.values).flatMap(([file, entry]) => {
    const slug = ownerOf(file) === 'services' ? names[file] : undefined;
    return slug === undefined ? [] : [[slug, fileName(file, entry)]];
  });
  return Object.fromEntries(services) as Readonly<Record<string, string>>;
}

/**
 * The title of the service that a list entry refers to.
 * @returns undefined for entries that aren't references
 */
export function referencedTitle(state: State, part: Part, entry: Json): string | undefined {
  const services = kindOf(part) === 'service-slug' ? servicesBySlug(state) : {};
  return typeof entry === 'string' && Object.hasOwn(services, entry) ? services[entry] : undefined;
}

/**
 * The page that shows the open file: the page itself, one that lists the service, or the home page.
 * @returns undefined for an unsaved page
 */
export function previewPath({ file, entries, values }: State): string | undefined {
  const path = nameOf(file, entries[file], 'pages');
  if (path !== undefined) return path;
  if (nameOf(file, values[file], 'pages') !== undefined) return undefined;
  const slug = nameOf(file, entries[file], 'services');
  const lists = Object.entries(entries).find(
    ([other, entry]) => slug !== undefined && other !== file && holds(entry, slug),
  );
  return lists ? (nameOf(lists[0], lists[1], 'pages') ?? '/') : '/';
}

function holds(value: Json, text: string): boolean {
  return isGroup(value)
    ? Object.values(value).some((each: Json) => holds(each, text))
    : value === text;
}
