import { nameOf } from '../writing/follow';
import { isList, isObject, type Json } from '../writing/json';
import type { State } from './state';

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
