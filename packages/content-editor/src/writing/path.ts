import { fieldName, type Path, valueAt as unknownAt } from 'content-check/schema-traversal';
import type { Json } from './json';

/** A field of a file; an empty field name means the whole file. */
export type FieldPlace = { readonly file: string; readonly field: string };

/** Parses a field name such as "sections[1].heading"; empty for the whole file. */
export function parsePath(name: string): Path {
  return [...name.matchAll(/\[(\d+)\]|([^.[\]]+)/g)].map(([, index, key = '']) =>
    index === undefined ? key : Number(index),
  );
}

/** The name of a field inside another: "sections[1]" and "heading" are "sections[1].heading". */
export function childField(parent: string, key: string | number): string {
  if (typeof key === 'number') return `${parent}[${key}]`;
  return parent === '' ? key : `${parent}.${key}`;
}

/** The list and the index of a list entry; undefined for another field. */
export function placeInList(
  field: string,
): { readonly list: string; readonly index: number } | undefined {
  const path = parsePath(field);
  const index = path.at(-1);
  return typeof index === 'number' ? { list: fieldName(path.slice(0, -1)), index } : undefined;
}

/** The value at a path, if any. */
export function valueAt(value: Json | undefined, path: Path): Json | undefined {
  return unknownAt(value, path) as Json | undefined;
}
