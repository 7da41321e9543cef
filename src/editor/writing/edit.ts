import * as z from 'zod';
import { collectionOf, partAt } from '../site/model';
import { type Entry, isObject, type Json } from './json';
import { parsePath, valueAt, withValue } from './path';

/**
 * An entry with another value in one field. A new field is inserted in the schema's order; `undefined`
 * removes the field.
 */
export function edited(file: string, entry: Entry, field: string, value: Json | undefined): Entry {
  const path = parsePath(field);
  const next = withValue(entry, path, value);
  const parent = path.slice(0, -1);
  const schema = collectionOf(file)?.schema;
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
