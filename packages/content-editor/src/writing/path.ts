import { type Path, valueAt as unknownAt } from 'content-check/schema-traversal';
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
export function within(parent: string, key: string | number): string {
  if (typeof key === 'number') return `${parent}[${key}]`;
  return parent === '' ? key : `${parent}.${key}`;
}

/** The value at a path, if any. */
export function valueAt(value: Json | undefined, path: Path): Json | undefined {
  return unknownAt(value, path) as Json | undefined;
}
