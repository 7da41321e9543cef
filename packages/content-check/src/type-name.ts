import * as z from 'zod';

/**
 * The name of an object or enum in generated code: the `id` of its metadata, also if it is used with others.
 * @throws without one
 */
export function typeNameOf(schema: z.core.$ZodType): string {
  const { parent } = schema._zod;
  const name = z.globalRegistry.get(schema)?.id ?? (parent && z.globalRegistry.get(parent)?.id);
  if (name === undefined) throw new Error('A part of the model has no name (an `id` in its meta).');
  return name;
}

/** The type of Gatsby's nodes of files whose content has a type: they hold it as it is written. */
export const nodeTypeOf = (typeName: string): string => `${typeName}Node`;
