import * as z from 'zod';
import { type Collection, collectionOf as collectionIn } from 'content-check/model';
import { collections, contentModel } from '../../content-model/collections';
import { type TextFormat, textFormats } from 'content-check/field-metadata';

/*
 * The site's content model as the editor uses it. Another project with a zod model replaces the files of
 * this folder; the rest of the editor imports nothing from outside.
 */

export { collections };
export type { Collection } from 'content-check/model';

/** The collection a content file belongs to, if any. */
export const collectionOf = (path: string) => collectionIn(contentModel, path);
export { metadataOf } from 'content-check/field-metadata';
export { servedPath } from '../../content-model/served-path';
export type { PictureInspection } from 'content-check/inspect-pictures';
export { isPicture } from 'content-check/picture-problems';
export type { Problem } from 'content-check/problem';
export {
  childPart,
  fieldName,
  partAt,
  type Path,
  textFields,
  valueAt,
} from 'content-check/schema-traversal';

/* The messages between the editor and the site's pages in development. */
export { fromPage, toPage } from 'content-editor/page/editor-messages';

/** A part of the schema. */
export type Part = z.core.$ZodType;

/** The fields whose texts others use to refer to entries, by collection. */
export const nameFields = { services: 'slug', pages: 'path' } as const;

/** The collection that texts of a format refer to; links to pages may end in an anchor. */
export const referenceFormats: Partial<Record<string, keyof typeof nameFields>> = {
  'service-slug': 'services',
  href: 'pages',
  'page-link': 'pages',
};

/** Formats of texts that must be unique in the site. */
export const uniqueFormats: readonly string[] = ['anchor', 'slug', 'page-path', 'main-heading'];

/** Fields of a picture that hold its variants. */
export const pictureVariants: readonly string[] = ['dark', 'phone', 'phoneDark'];

/** The file to open if there is no page. */
export const mainFile = 'site.json';

/** The kinds of choices (`kindOf`) with pictures, which `choices.ts` reads. */
export const picturedKinds = ['icon', 'drawing', 'Scene'] as const;

/** Whether a collection is a folder of files, rather than one. */
export function isFolder({ place }: Collection): boolean {
  return place.endsWith('/');
}

/** The kind of a part, which determines its control: its format, or its id in the schema. */
export function kindOf(part: Part): string | undefined {
  const id = z.globalRegistry.get(part)?.id;
  return textFormats.get(part)?.format ?? (typeof id === 'string' ? id : undefined);
}

/** What its format says of a text. */
export function traitsOf(part: Part): Partial<TextFormat> {
  return textFormats.get(part) ?? {};
}

/** The label of a choice. */
export function choiceLabel(part: z.ZodEnum, value: string): string {
  const { enumDescriptions } = z
    .object({ enumDescriptions: z.array(z.string()).optional() })
    .parse(z.globalRegistry.get(part) ?? {});
  return enumDescriptions?.[part.options.indexOf(value)] ?? value;
}
