import * as z from 'zod';
// `z.core` would bring all of it into the form
import {
  $ZodCheckGreaterThan,
  $ZodCheckLessThan,
  $ZodCheckMultipleOf,
  $ZodCheckNumberFormat,
} from 'zod/v4/core';

/** The limits and steps of a number in the schema. */
type NumberLimits = {
  readonly minimum: number | undefined;
  readonly maximum: number | undefined;
  /** What it is a multiple of; undefined if it may be any number. */
  readonly step: number | undefined;
};

/**
 * The limits of a number. Zod's own `minValue` and the like come with its JSON Schema, which the form has not
 * (`bundle.ts`).
 */
export function numberLimits(part: z.ZodNumber): NumberLimits {
  const checks = part.def.checks ?? [];
  const least = checks.find((check) => check instanceof $ZodCheckGreaterThan);
  const most = checks.find((check) => check instanceof $ZodCheckLessThan);
  const multiple = checks.find((check) => check instanceof $ZodCheckMultipleOf);
  const isWhole = [part, ...checks].some(
    (check) => check instanceof $ZodCheckNumberFormat && check._zod.def.format.includes('int'),
  );
  return {
    minimum: least && Number(least._zod.def.value),
    maximum: most && Number(most._zod.def.value),
    step: multiple ? Number(multiple._zod.def.value) : isWhole ? 1 : undefined,
  };
}

/** Numbers of more digits would lose some of them. */
const mostDigits = 15;

/** What a text in place of a number means: the number, or the text itself, which the check then reports. */
export function numberFrom(text: string): number | string {
  const plain = text.trim();
  const digits = plain.replaceAll(/\D/g, '').replace(/^0+/, '').length;
  const isNumber = /^-?(?:\d+\.?\d*|\.\d+)$/.test(plain) && digits <= mostDigits;
  return isNumber ? Number(plain) : plain;
}

/**
 * The number one step above or below another.
 * @param value the number, or whatever stands in its place
 * @returns undefined if the schema allows none there
 */
export function steppedNumber(part: z.ZodNumber, value: unknown, by: 1 | -1): number | undefined {
  const { minimum = -Infinity, maximum = Infinity, step = 1 } = numberLimits(part);
  const steps = typeof value === 'number' ? Math.round(value / step + by) : 0;
  // without the remainders of binary fractions
  const next = Number((steps * step).toPrecision(mostDigits));
  const near = Math.min(maximum, Math.max(minimum, next));
  return z.safeParse(part, near).success ? near : undefined;
}
