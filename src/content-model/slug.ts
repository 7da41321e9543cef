import * as z from 'zod';
import type { Help } from './fields';
import { type Kind, kinds } from './field-formats';

/** A short name by which one file refers to another: lowercase letters, digits, single hyphens. */
export function slug(kind: Extract<Kind, 'slug' | 'service'>, help: Help) {
  return z
    .string()
    .max(60)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    .meta({
      ...help,
      patternErrorMessage:
        'Use lowercase letters, digits and single hyphens, such as "ai-strategy".',
    })
    .register(kinds, { kind });
}
