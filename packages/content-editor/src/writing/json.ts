/** A JSON value. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;

export type JsonObject = { readonly [key: string]: Json };

/** One content file, parsed. */
export type Entry = JsonObject;

/** The entries of a site, by path below the content folder. */
export type Entries = Readonly<Record<string, Entry>>;

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !isList(value);
}

/** `Array.isArray` for readonly arrays. */
export function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value);
}

/** Whether a value contains other values. */
export function isGroup(value: Json | undefined): value is JsonObject | readonly Json[] {
  return isObject(value) || isList(value);
}

/** Deep equality, including the order of keys. */
export function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

/** Whether the same files have the same entries. */
export function isSameContent(one: Entries, other: Entries): boolean {
  return Object.keys({ ...one, ...other }).every((file) => isSame(one[file], other[file]));
}

/**
 * Parses a file.
 * @returns undefined for a text that is not a JSON object
 */
export function parseEntry(text: string): Entry | undefined {
  try {
    const value = JSON.parse(text) as Json;
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
