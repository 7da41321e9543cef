import * as z from 'zod';
import type { FieldMetadata } from 'content-check/field-metadata';
import { anchor } from './common-fields';
import { runningText, singleLineText } from './fields';

/** The component of a section by its `type` in content: "service-cards" → "ServiceCards". */
export function sectionComponentName(type: string): string {
  return type
    .split('-')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('');
}

/**
 * The GraphQL type and fragment of a section by its `type` in content: "service-cards" →
 * "ServiceCardsSection".
 */
export function sectionTypeName(type: string): string {
  return `${sectionComponentName(type)}Section`;
}

/** The heading of a section. */
export function heading(description: string, example: string) {
  return singleLineText(80, { title: 'Heading', description, examples: [example] });
}

/** The sentence that goes with the heading. */
export function lede(description: string, example: string, maximum = 240) {
  return runningText(maximum, { title: 'First sentence', description, examples: [example] });
}

/** A kind of section: the fields given, its `type`, and the anchor that every section may have. */
export function defineSection<Type extends string, Shape extends z.ZodRawShape>(
  type: Type,
  metadata: FieldMetadata,
  shape: Shape,
) {
  return z
    .strictObject({
      type: z
        .literal(type)
        .meta({ title: `Kind of section: ${metadata.title}`, description: metadata.description }),
      ...shape,
      anchor: anchor.optional(),
    })
    .meta({ ...metadata, id: sectionTypeName(type) });
}
