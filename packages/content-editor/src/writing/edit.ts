import * as z from 'zod';
import { collectionOf } from 'content-check/collection';
import type { ContentModel } from 'content-check/content-model';
import { partAt, type Path } from 'content-check/schema-traversal';
import type { Problem } from 'content-check/problem';
import { keepIdentity } from './identity';
import { type Entry, isContainer, isList, isObject, type Json, type JsonObject } from './json';
import { type FieldPlace, parsePath, valueAt } from './path';

/**
 * An entry with another value in one field. A new field is inserted in the schema's order; `undefined`
 * removes the field.
 */
export function entryWithField(
  model: ContentModel,
  { file, field }: FieldPlace,
  entry: Entry,
  value: Json | undefined,
): Entry {
  const path = parsePath(field);
  const next = withValue(entry, path, value);
  const parent = path.slice(0, -1);
  const schema = collectionOf(model, file)?.schema;
  const part = schema && partAt(schema, entry, parent);
  const isNew = value !== undefined && valueAt(entry, path) === undefined;
  const group = valueAt(next, parent);
  if (!isNew || !(part instanceof z.ZodObject) || !isObject(group)) return next as Entry;
  const order = Object.keys(part.shape);
  const name = String(path.at(-1));
  const others = Object.entries(group).filter(([key]) => key !== name);
  const at = others.findIndex(([key]) => order.indexOf(key) > order.indexOf(name));
  others.splice(at < 0 ? others.length : at, 0, [name, value]);
  return withValue(next, parent, Object.fromEntries(others)) as Entry;
}

/** A copy with another value at a path; `undefined` removes a key or a list entry. */
export function withValue(value: Json | undefined, path: Path, leaf: Json | undefined): Json {
  const [key, ...rest] = path;
  if (key === undefined)
    return isContainer(value) && isContainer(leaf) ? keepIdentity(value, leaf) : (leaf ?? null);
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

/** A text with a range replaced, such as the target of a link; the replacement, if the value is no text. */
export function withRangeReplaced(
  text: Json | undefined,
  { from, to }: NonNullable<Problem['within']>,
  replacement: string,
): string {
  return typeof text === 'string'
    ? text.slice(0, from) + replacement + text.slice(to)
    : replacement;
}
