import * as z from 'zod';
import { isObject, type Json } from '../json';
import { limitsOf } from '../limits';
import { innerPart, knownPart, mustDiffer, type Part, traitsOf } from '../schema';

/** The initial value of a field: required parts only. */
export function blankValue(of: Part): Json {
  const { kind, part } = knownPart(of);
  switch (kind) {
    case 'group': {
      const fields = Object.entries<Part>(part.shape);
      const needed = fields.filter(([, child]) => !(child instanceof z.ZodOptional));
      return Object.fromEntries(needed.map(([name, child]) => [name, blankValue(child)]));
    }
    case 'list': {
      if (part instanceof z.ZodTuple) return part.def.items.map((item) => blankValue(item));
      const { minItems = 0 } = limitsOf(part);
      return Array.from({ length: minItems }, () => blankValue(part.element));
    }
    case 'union':
      return part.options[0] ? blankValue(part.options[0]) : '';
    case 'constant':
      return part.value as Json;
    case 'switch':
      return false;
    case 'choice':
    case 'number':
    case 'text':
    case 'unknown':
      return '';
  }
}

/** A copy of an entry without its own unique texts, such as its slug or path; groups inside it keep theirs. */
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
