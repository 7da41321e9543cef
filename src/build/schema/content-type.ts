import { collectionOf } from 'content-check/collection';
import { typeNameOf } from 'content-check/type-name';
import { collections } from '../../content/model/collections';

/** The GraphQL type of an invalid entry: no page queries it, so none becomes blank. */
export const invalidContent = 'InvalidContent';

type Entry = {
  readonly object: unknown;
  /** The file node of gatsby-source-filesystem; its paths are relative to content/. */
  readonly node: { readonly relativePath?: unknown };
  readonly isArray?: boolean;
};

/**
 * The `typeName` option of gatsby-transformer-json: the GraphQL type of a parsed content file.
 * @returns the type's name, or `invalidContent` for an invalid entry
 */
export function contentTypeOf({ object, node, isArray = false }: Entry): string {
  const path = node.relativePath;
  const collection =
    typeof path === 'string' && !isArray ? collectionOf({ collections }, path) : undefined;
  return collection?.schema.safeParse(object).success === true
    ? typeNameOf(collection.schema)
    : invalidContent;
}
