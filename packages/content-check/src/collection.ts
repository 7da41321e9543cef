import * as z from 'zod';
import { textFormats } from './field-metadata';

/** A file, or a folder of files, with the same schema. */
export type Collection = {
  /** Its name. The generated JSON Schema is `<name>.schema.json`. */
  readonly name: string;
  /** Its path below the content folder: one file ("site.json") or every JSON file of a folder ("services/"). */
  readonly path: string;
  readonly schema: z.ZodObject;
};

/**
 * The collection a content file belongs to, if any.
 * @param file the file's path below the content folder, with "/" between its parts
 */
export function collectionOf(
  { collections }: { readonly collections: readonly Collection[] },
  file: string,
): Collection | undefined {
  return collections.find(({ path }) =>
    path.endsWith('/')
      ? file.startsWith(path) && /^[^/]+\.json$/.test(file.slice(path.length))
      : file === path,
  );
}

/** The field with the name by which others refer to an entry. */
export type NameField = {
  readonly key: string;
  readonly part: z.core.$ZodType;
  /** What the entry counts as where others refer to it: an article may be one of the "pages". */
  readonly names: string;
};

const nameFields = new WeakMap<Collection, NameField | null>();

/** The field with the name of an entry, if others refer to entries of its collection. */
export function nameFieldOf(collection: Collection): NameField | undefined {
  const known = nameFields.get(collection);
  if (known !== undefined) return known ?? undefined;
  const [found] = Object.entries<z.core.$ZodType>(collection.schema.shape).flatMap(
    ([key, field]) => {
      const part = field instanceof z.ZodOptional ? field.unwrap() : field;
      const { names } = textFormats.get(part) ?? {};
      return names === undefined ? [] : [{ key, part, names }];
    },
  );
  nameFields.set(collection, found ?? null);
  return found;
}
