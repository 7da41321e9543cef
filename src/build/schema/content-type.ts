import { collectionOf } from 'content-check/collection';
import { nodeTypeOf, typeNameOf } from 'content-check/type-name';
import { collections } from '../../model/collections';

/** The type of the node of an invalid entry: no page is made of it, so none becomes blank. */
export const invalidContent = 'InvalidContent';

type Entry = {
  readonly object: unknown;
  /** The file node of gatsby-source-filesystem; its paths are relative to content/. */
  readonly node: { readonly relativePath?: unknown };
  readonly isArray?: boolean;
};

/**
 * The `typeName` option of gatsby-transformer-json: the type of the node of a parsed content file.
 * @returns the type's name, or `invalidContent` for an invalid entry
 */
export function contentTypeOf({ object, node, isArray = false }: Entry): string {
  const path = node.relativePath;
  const collection =
    typeof path === 'string' && !isArray ? collectionOf({ collections }, path) : undefined;
  return collection?.schema.safeParse(object).success === true
    ? nodeTypeOf(typeNameOf(collection.schema))
    : invalidContent;
}
