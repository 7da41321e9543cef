import * as z from 'zod';
// `z.core` would bring all of it into the form
import { $ZodCheckMaxLength, $ZodCheckMinLength } from 'zod/v4/core';
import { innerPart, isText, mustDiffer, type Part, traitsOf } from './schema';
import { isList, isObject, type Json } from './json';

/** Whether a control can show a value: a list, a group, a boolean, a text, or what was typed in place of a number. */
export function fits(part: Part, value: Json | undefined): boolean {
  if (value === undefined) return true;
  if (part instanceof z.ZodObject) return isObject(value);
  if (part instanceof z.ZodArray || part instanceof z.ZodTuple) return isList(value);
  if (part instanceof z.ZodNumber && typeof value === 'number') return true;
  return typeof value === (part instanceof z.ZodBoolean ? 'boolean' : 'string');
}

/** The limits of a text or a list. */
type Limits = {
  readonly maxLength?: number | undefined;
  readonly minItems?: number | undefined;
  readonly maxItems?: number | undefined;
};

/** The schema's limits of a text or a list. `z.toJSONSchema` would tell them, too, with 6 kB of code. */
export function limitsOf(part: Part): Limits {
  const checks = isText(part) || part instanceof z.ZodArray ? part.def.checks : [];
  const most = checks?.find((check) => check instanceof $ZodCheckMaxLength)?._zod.def.maximum;
  const least = checks?.find((check) => check instanceof $ZodCheckMinLength)?._zod.def.minimum;
  return isText(part) ? { maxLength: most } : { minItems: least, maxItems: most };
}

/** The initial value of a field: required parts only. */
export function blank(part: Part): Json {
  if (part instanceof z.ZodObject) {
    const fields = Object.entries<Part>(part.shape);
    const needed = fields.filter(([, child]) => !(child instanceof z.ZodOptional));
    return Object.fromEntries(needed.map(([name, child]) => [name, blank(child)]));
  }
  if (part instanceof z.ZodTuple) return part.def.items.map((item) => blank(item));
  if (part instanceof z.ZodArray) {
    const { minItems = 0 } = limitsOf(part);
    return Array.from({ length: minItems }, () => blank(part.element));
  }
  if (part instanceof z.ZodDiscriminatedUnion && part.options[0]) return blank(part.options[0]);
  if (part instanceof z.ZodLiteral) return part.value as Json;
  if (part instanceof z.ZodBoolean) return false;
  return '';
}

/** A copy of an entry without its unique texts, such as anchors, slugs and paths. */
export function duplicateOf(part: Part, value: Json): Json {
  if (part instanceof z.ZodObject && isObject(value)) {
    return Object.fromEntries(
      Object.entries(value).flatMap(([key, child]) => {
        const own = Object.hasOwn(part.shape, key) ? (part.shape[key] as Part) : undefined;
        if (!own || !mustDiffer(traitsOf(innerPart(own)))) return [[key, child]];
        return own instanceof z.ZodOptional ? [] : [[key, '']];
      }),
    );
  }
  return value;
}

/** The part of the schema for a list's entry at an index: a union where several kinds are allowed. */
export function partAtIndex(list: Part, index: number): Part | undefined {
  if (list instanceof z.ZodArray) return list.element;
  return list instanceof z.ZodTuple
    ? (list.def.items[index] ?? list.def.rest ?? undefined)
    : undefined;
}

/** The kinds of entries that a list allows at an index. */
export function kindsAt(list: Part, index: number): readonly Part[] {
  const part = partAtIndex(list, index);
  if (part instanceof z.ZodDiscriminatedUnion) return part.options;
  return part ? [part] : [];
}

/** The value by which entries of a kind are told from those of others: "banner" of a banner; empty for a single kind. */
export function kindName(union: Part | undefined, kind: Part): string {
  if (!(union instanceof z.ZodDiscriminatedUnion && kind instanceof z.ZodObject)) return '';
  const part: unknown = kind.shape[union.def.discriminator];
  return part instanceof z.ZodLiteral ? String(part.value) : '';
}

/** How many entries at the start of a list are fixed: they can't be moved or removed. */
export function fixedEntries(list: Part): number {
  return list instanceof z.ZodTuple ? list.def.items.length : 0;
}
