import * as z from 'zod';
import type { Collection } from '../../content-model/collections';
import { type FieldFormat, fieldFormats } from '../../content-model/field-metadata';
import { childPart } from '../../content-model/validation/schema-traversal';

/*
 * The site's content model as the editor knows it. Another project with a zod model replaces this
 * file, and the others of this folder; the rest of the editor imports nothing from outside.
 */

export { type Collection, collectionOf, collections } from '../../content-model/collections';
export { metadataOf } from '../../content-model/field-metadata';
export type { PictureInspection } from '../../content-model/validation/inspect-pictures';
export { isPicture } from '../../content-model/validation/picture-problems';
export type { Problem } from '../../content-model/validation/problem';
export { childPart, partAt } from '../../content-model/validation/schema-traversal';

/** A part of the schema. */
export type Part = z.core.$ZodType;

/** The formats of names that others refer to, and the collections whose entries have them. */
export const nameOwners = { slug: 'services', 'page-path': 'pages' } as const;

/** Formats of texts that must be unique in the site. */
export const uniqueFormats: readonly string[] = ['anchor', 'slug', 'page-path', 'main-heading'];

/** Fields of a picture that hold its variants. */
export const pictureVariants: readonly string[] = ['dark', 'phone', 'phoneDark'];

/** The file to open where there is no page. */
export const mainFile = 'site.json';

/** Whether a collection is a folder of files, rather than one. */
export function isFolder({ place }: Collection): boolean {
  return place.endsWith('/');
}

/** The kind of a part, which chooses its control: its format, or its id in the schema. */
export function kindOf(part: Part): string | undefined {
  const id = z.globalRegistry.get(part)?.id;
  return fieldFormats.get(part)?.format ?? (typeof id === 'string' ? id : undefined);
}

/** The label of a choice. */
export function choiceWords(part: z.ZodEnum, value: string): string {
  const { enumDescriptions } = z
    .object({ enumDescriptions: z.array(z.string()).optional() })
    .parse(z.globalRegistry.get(part) ?? {});
  return enumDescriptions?.[part.options.indexOf(value)] ?? value;
}

type FormattedText = {
  readonly path: readonly (string | number)[];
  readonly format: FieldFormat;
  readonly value: string;
};

/** Every text of a value that has a format in the schema, valid or not. */
export function* formattedTexts(
  part: Part,
  value: unknown,
  path: FormattedText['path'] = [],
): Generator<FormattedText> {
  if (typeof value === 'string') {
    const format = fieldFormats.get(part)?.format;
    if (format) yield { path, format, value };
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, child] of Object.entries(value)) {
      const key = Array.isArray(value) ? Number(name) : name;
      const inner = childPart(part, key, child);
      if (inner) yield* formattedTexts(inner, child, [...path, key]);
    }
  }
}
