import { type Json, type JsonObject, isList, isObject } from './json';

/** A path to a value: keys and indices. */
export type Path = readonly (string | number)[];

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

/** The field name of a path, as in the check's messages. */
export function fieldName(path: Path): string {
  return path.reduce<string>(within, '');
}

/** The value at a path; undefined where there is none. */
export function valueAt(value: Json | undefined, path: Path): Json | undefined {
  return path.reduce<Json | undefined>((at, key) => {
    if (isList(at)) return typeof key === 'number' ? at[key] : undefined;
    return isObject(at) && Object.hasOwn(at, key) ? at[String(key)] : undefined;
  }, value);
}

/** A copy with another value at a path; `undefined` removes a key or a list entry. */
export function withValue(value: Json | undefined, path: Path, leaf: Json | undefined): Json {
  const [key, ...rest] = path;
  if (key === undefined)
    return isEntry(value) && isEntry(leaf) ? keepIdentity(value, leaf) : (leaf ?? null);
  if (isList(value)) {
    const copy = [...value];
    if (rest.length === 0 && leaf === undefined) copy.splice(Number(key), 1);
    else copy[Number(key)] = withValue(copy[Number(key)], rest, leaf);
    return keepIdentity(value, copy);
  }
  const old: JsonObject = isObject(value) ? value : {};
  const { [String(key)]: child, ...others } = old;
  if (rest.length === 0 && leaf === undefined) return keepIdentity(old, others);
  return keepIdentity(old, { ...old, [String(key)]: withValue(child, rest, leaf) });
}

const identities = new WeakMap<object, number>();
let last = 0;

/** A React key of a list entry that survives moves and edits; the index for texts. */
export function identityOf(value: Json, index: number): string {
  if (typeof value !== 'object' || value === null) return `at ${index}`;
  const known = identities.get(value) ?? (last += 1);
  identities.set(value, known);
  return String(known);
}

/** Gives entries of lists the identity of those that stood in their place: what is open stays so. */
export function keepIdentities(from: Json | undefined, to: Json | undefined): void {
  if (from === to || !isEntry(from) || !isEntry(to)) return;
  keepIdentity(from, to);
  for (const [key, child] of Object.entries(to))
    keepIdentities((from as Record<string, Json>)[key], child);
}

function isEntry(value: Json | undefined): value is JsonObject | readonly Json[] {
  return isObject(value) || isList(value);
}

function keepIdentity<Value extends object>(from: object, to: Value): Value {
  const known = identities.get(from);
  if (known !== undefined) identities.set(to, known);
  return to;
}
