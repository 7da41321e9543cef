import { kindOf, type Part } from '../site/model';
import { nameOf } from '../writing/follow';
import { isList, isObject, type Json } from '../writing/json';
import { fileName } from '../writing/names';
import type { State } from './state';

/** The name by which others refer to a service: the saved one, while another is being typed. */
export function serviceName({ entries, values }: State, file: string): string | undefined {
  return nameOf(file, entries[file], 'slug') ?? nameOf(file, values[file], 'slug');
}

/**
 * The title of the service that an entry of a list refers to.
 * @returns undefined for an entry that refers to none
 */
export function referredTitle(state: State, part: Part, entry: Json): string | undefined {
  if (kindOf(part) !== 'service-slug') return undefined;
  const file = Object.keys(state.values).find((each) => serviceName(state, each) === entry);
  return file === undefined ? undefined : fileName(file, state.values[file]);
}

/**
 * The page that shows the open file: itself, one that lists the service, else the home page.
 * @returns undefined for a page that is not saved yet
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
