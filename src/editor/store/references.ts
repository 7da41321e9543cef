import { kindOf, type Part } from '../site/model';
import { nameOf } from '../writing/follow';
import { isList, isObject, type Json } from '../writing/json';
import { fileName } from '../writing/names';
import type { State } from './state';

/** The slug by which others refer to a service: the saved one, until a new one is saved. */
export function serviceName({ entries, values }: State, file: string): string | undefined {
  return nameOf(file, entries[file], 'slug') ?? nameOf(file, values[file], 'slug');
}

/**
 * The title of the service that a list entry refers to.
 * @returns undefined for entries that aren't references
 */
export function referencedTitle(state: State, part: Part, entry: Json): string | undefined {
  if (kindOf(part) !== 'service-slug') return undefined;
  const file = Object.keys(state.values).find((each) => serviceName(state, each) === entry);
  return file === undefined ? undefined : fileName(file, state.values[file]);
}

/**
 * The page that shows the open file: the page itself, one that lists the service, or the home page.
 * @returns undefined for an unsaved page
 */
export function previewPath({ file, entries, values }: State): string | undefined {
  const path = nameOf(file, entries[file], 'page-path');
  if (path !== undefined) return path;
  if (nameOf(file, values[file], 'page-path') !== undefined) return undefined;
  const slug = nameOf(file, entries[file], 'slug');
  const lists = Object.entries(entries).find(
    ([other, entry]) => slug !== undefined && other !== file && holds(entry, slug),
  );
  return lists ? (nameOf(lists[0], lists[1], 'page-path') ?? '/') : '/';
}

function holds(value: Json, text: string): boolean {
  if (isList(value)) return value.some((each) => holds(each, text));
  return isObject(value) ? Object.values(value).some((each) => holds(each, text)) : value === text;
}
