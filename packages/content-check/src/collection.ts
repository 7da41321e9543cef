import type * as z from 'zod';

/** A file, or a folder of files, with the same schema. */
export type Collection = {
  /** Its name. The generated JSON Schema is `<name>.schema.json`. */
  readonly name: string;
  /** Its place below the content folder: one file ("site.json") or every JSON file of a folder ("services/"). */
  readonly place: string;
  /** Name of its GraphQL type. */
  readonly typeName: string;
  readonly schema: z.ZodObject;
};

/**
 * The collection a content file belongs to, if any.
 * @param path the file's path below the content folder, with "/" between its parts
 */
export function collectionOf(
  { collections }: { readonly collections: readonly Collection[] },
  path: string,
): Collection | undefined {
  return collections.find(({ place }) =>
    place.endsWith('/')
      ? path.startsWith(place) && /^[^/]+\.json$/.test(path.slice(place.length))
      : path === place,
  );
}
