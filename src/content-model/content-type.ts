import { collectionOf } from './collections';

/** The GraphQL type of an entry that fails the model: no page queries it, so none is blanked by it. */
export const invalidContent = 'InvalidContent';

type Entry = {
  readonly object: unknown;
  /** The file node of gatsby-source-filesystem; its paths are relative to content/. */
  readonly node: { readonly relativePath?: unknown };
  readonly isArray?: boolean;
};

/**
 * The `typeName` option of gatsby-transformer-json: the GraphQL type of a parsed content file.
 * @returns the type's name, or `invalidContent` for what is not as the model wants it
 */
export function contentTypeOf({ object, node, isArray = false }: Entry): string {
  const path = node.relativePath;
  const collection = typeof path === 'string' && !isArray ? collectionOf(path) : undefined;
  return collection?.schema.safeParse(object).success === true
    ? collection.typeName
    : invalidContent;
}
