import * as z from 'zod';
import type { Collection } from '../collections';

/**
 * The JSON Schema (draft-07, the one VS Code reads) of a collection, with the model's help texts,
 * for completion, hover help and squiggles while typing.
 */
export function jsonSchema({ schema }: Collection): string {
  return `${JSON.stringify(z.toJSONSchema(schema, { target: 'draft-07', io: 'input' }), null, 2)}\n`;
}
