import {
  collectionOf,
  type NameField,
  nameFieldOf as fieldWithName,
} from 'content-check/collection';
import type { ContentModel } from 'content-check/content-model';
import { textFields } from 'content-check/schema-traversal';
import * as z from 'zod';
import type { Entries, Entry } from '../json';

/** The names by which references mean entries, by file: the address of a page, the short name of a service. */
export type Names = Readonly<Record<string, string>>;

/** The field with the name of an entry, if others refer to entries of its collection. */
export function nameFieldOf(model: ContentModel, file: string): NameField | undefined {
  const collection = collectionOf(model, file);
  return collection && fieldWithName(collection);
}

/** The namespace of an entry's name: its collection, or another's, as of an article that is a page. */
export function namespaceOf(model: ContentModel, file: string): string | undefined {
  return nameFieldOf(model, file)?.names;
}

/** The name by which others refer to an entry; undefined if it has none. */
export function nameOf(
  model: ContentModel,
  file: string,
  entry: Entry | undefined,
): string | undefined {
  const field = nameFieldOf(model, file);
  const name = field && entry?.[field.key];
  return typeof name === 'string' && name !== '' ? name : undefined;
}

/** Whether references can use a name: one with a mistake would be a mistake in each of them. */
export function isValidName(model: ContentModel, file: string, name: string | undefined): boolean {
  const field = nameFieldOf(model, file);
  return field !== undefined && z.safeParse(field.part, name).success;
}

/** The names of all named entries. */
export function namesOf(model: ContentModel, entries: Entries): Names {
  return Object.fromEntries(
    Object.entries(entries).flatMap(([file, entry]) => {
      const name = nameOf(model, file, entry);
      return name === undefined ? [] : [[file, name]];
    }),
  );
}

/** Whether another of some files has the name of a file in its namespace: two pages at /about. */
export function isNameShared(
  model: ContentModel,
  names: Names,
  file: string,
  files: readonly string[],
): boolean {
  const kind = namespaceOf(model, file);
  return files.some(
    (known) => known !== file && names[known] === names[file] && namespaceOf(model, known) === kind,
  );
}

/** The texts of an entry that have a format in the schema. */
export function textsOf(model: ContentModel, file: string, entry: Entry) {
  const schema = collectionOf(model, file)?.schema;
  return schema ? [...textFields(schema, entry)] : [];
}
