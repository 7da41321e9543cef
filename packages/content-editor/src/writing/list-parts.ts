import * as z from 'zod';
import type { Part } from './schema';

/** The part of the schema for a list's entry at an index: a union where several kinds are allowed. */
export function partAtIndex(list: Part, index: number): Part | undefined {
  if (list instanceof z.ZodArray) return list.element;
  return list instanceof z.ZodTuple
    ? (list.def.items[index] ?? list.def.rest ?? undefined)
    : undefined;
}

/** The kinds of entries that a list allows at an index. */
export function entryKinds(list: Part, index: number): readonly Part[] {
  const part = partAtIndex(list, index);
  if (part instanceof z.ZodDiscriminatedUnion) return part.options;
  return part ? [part] : [];
}

/** The value by which entries of a kind are told from others: "banner"; empty for a single kind. */
export function kindName(union: Part | undefined, kind: Part): string {
  if (!(union instanceof z.ZodDiscriminatedUnion && kind instanceof z.ZodObject)) return '';
  const part: unknown = kind.shape[union.def.discriminator];
  return part instanceof z.ZodLiteral ? String(part.value) : '';
}

/**
 * Whether a part is the list of a page's sections: of objects, the first of which each page has. Other lists
 * may have objects of several kinds as well.
 */
export function isSectionList(part: Part | undefined): part is z.ZodTuple {
  return part instanceof z.ZodTuple && part.def.items[0] instanceof z.ZodObject;
}

/** How many entries at the start of a list are fixed: they can't be moved or removed. */
export function fixedEntries(list: Part): number {
  return list instanceof z.ZodTuple ? list.def.items.length : 0;
}
