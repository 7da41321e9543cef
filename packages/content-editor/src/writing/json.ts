/** A JSON value. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;

/** A JSON object. */
export type JsonObject = { readonly [key: string]: Json };

/** One content file, parsed. */
export type Entry = JsonObject;

/** The entries of a site, by path below the content folder. */
export type Entries = Readonly<Record<string, Entry>>;

/** Whether a value is an object: no list, and not null. */
export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !isList(value);
}

/** `Array.isArray` for readonly arrays. */
export function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value);
}

/** Whether a value contains other values. */
export function isContainer(value: Json | undefined): value is JsonObject | readonly Json[] {
  return isObject(value) || isList(value);
}

/** Deep equality, including the order of keys. */
export function isSame(left: unknown, right: unknown): boolean {
  return left === right || JSON.stringify(left) === JSON.stringify(right);
}

/**
 * Parses a file.
 * @returns undefined for a text that is not a JSON object
 */
export function parseEntry(text: string | null): Entry | undefined {
  try {
    const value = JSON.parse(text ?? '') as Json;
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** The texts of files, by path. */
type Texts = Readonly<Record<string, string>>;

/** Parses files; those whose text is unchanged keep the identity of their entry. */
export function entriesOf(
  files: Texts,
  known?: { readonly files: Texts; readonly entries: Entries },
): Entries {
  return Object.fromEntries(
    Object.entries(files).flatMap(([file, text]) => {
      const old = known?.files[file] === text ? known.entries[file] : undefined;
      const entry = old ?? parseEntry(text);
      return entry ? [[file, entry]] : [];
    }),
  );
}

/** Whether two lists have the same values, in the same order. */
export function isSameList<Value>(left: readonly Value[], right: readonly Value[]): boolean {
  return left.length === right.length && left.every((value, index) => value === right[index]);
}
