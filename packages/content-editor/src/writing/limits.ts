import * as z from 'zod';
// `z.core` would bring all of it into the form
import { $ZodCheckMaxLength, $ZodCheckMinLength } from 'zod/v4/core';
import { isText, type Part } from './schema';

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
