import * as z from 'zod';
import { isObject, type Json } from '../json';
import { limitsOf } from '../limits';
import { innerPart, mustDiffer, type Part, traitsOf } from '../schema';

/** The initial value of a field: required parts only. */
export function blankValue(part: Part): Json {
  if (part instanceof z.ZodObject) {
    const fields = Object.entries<Part>(part.shape);
    const needed = fields.filter(([, child]) => !(child instanceof z.ZodOptional));
    return Object.fromEntries(needed.map(([name, child]) => [name, blankValue(child)]));
  }
  if (part instanceof z.ZodTuple) return part.def.items.map((item) => blankValue(item));
  if (part instanceof z.ZodArray) {
    const { minItems = 0 } = limitsOf(part);
    return Array.from({ length: minItems }, () => blankValue(part.element));
  }
  if (part instanceof z.ZodDiscriminatedUnion && part.options[0])
    return blankValue(part.options[0]);
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
