import * as z from 'zod';
import { childPart } from 'content-check/schema-traversal';
import type { Part } from './schema';
import { isContainer, isList, type Json } from './json';
import { childField } from './path';

/**
 * The first field with some words, in any case.
 * @param words in lower case
 * @param part the value's part of the schema
 */
export function findField(
  words: string,
  value: Json | undefined,
  part: Part | undefined,
  field = '',
): string | undefined {
  // the kind of a section has no control
  if (part instanceof z.ZodLiteral) return undefined;
  if (typeof value === 'string') return value.toLowerCase().includes(words) ? field : undefined;
  if (!isContainer(value)) return undefined;
  for (const [name, child] of Object.entries<Json>(value)) {
    const key = isList(value) ? Number(name) : name;
    const found = findField(
      words,
      child,
      part && childPart(part, key, child),
      childField(field, key),
    );
    if (found !== undefined) return found;
  }
  return undefined;
}
