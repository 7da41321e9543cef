import * as z from 'zod';
import { type FieldFormat, type FieldMetadata, fieldFormats } from './field-metadata';

/**
 * A text on one line: not empty, no space at either end, no line break.
 * @param maximum longest length that still fits its place, in characters
 */
export function singleLineText(maximum: number, metadata: FieldMetadata) {
  return z
    .string()
    .max(maximum)
    .regex(/^\S(.*\S)?$/)
    .meta({
      ...metadata,
      patternErrorMessage: 'Write some words on one line, with no space before or after them.',
    })
    .register(fieldFormats, { format: 'single-line' });
}

/** A text on one line, or "": it says that there is nothing to say. */
export function singleLineTextOrEmpty(maximum: number, metadata: FieldMetadata) {
  return z
    .string()
    .max(maximum)
    .regex(/^(\S(.*\S)?)?$/)
    .meta({
      ...metadata,
      patternErrorMessage:
        'Write words on one line, with no space before or after them, or nothing.',
    })
    .register(fieldFormats, { format: 'single-line' });
}

/** The target of a link: a page of this site, a place on a page, another site, an email or a phone. */
function href(metadata: FieldMetadata) {
  return z
    .string()
    .regex(
      /^(\/[a-z0-9/-]*(#[a-z0-9-]+)?|#[a-z0-9-]+|https:\/\/[^\s"<>\\/]+\.[^\s"<>\\]+|mailto:[^\s@]+@[^\s@]+|tel:\+[0-9]{7,15})$/,
    )
    .meta({
      ...metadata,
      patternErrorMessage:
        'Write a page of this site such as "/about", or an address that begins with "https://", "mailto:" or "tel:+".',
    })
    .register(fieldFormats, { format: 'href' });
}

/** The absolute URL of another site, without a slash at the end. */
export function httpsUrl(metadata: FieldMetadata) {
  return z
    .string()
    .regex(/^https:\/\/[^\s"<>\\/]+\.[^\s"<>\\]*[^\s"<>\\/]$/)
    .meta({
      ...metadata,
      patternErrorMessage:
        'Write the whole address: it begins with "https://" and has no "/" at the end.',
    })
    .register(fieldFormats, { format: 'https-url' });
}

/** A short name by which one file refers to another: lowercase letters, digits, single hyphens. */
export function slug(
  format: Extract<FieldFormat, 'slug' | 'service-slug'>,
  metadata: FieldMetadata,
) {
  return z
    .string()
    .max(60)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    .meta({
      ...metadata,
      patternErrorMessage:
        'Use lowercase letters, digits and single hyphens, such as "ai-strategy".',
    })
    .register(fieldFormats, { format });
}

/** A list of words for search engines. */
export const keywords = z
  .array(
    singleLineText(40, {
      title: 'Keyword',
      description: 'One or two words.',
      examples: ['ethical AI'],
    }),
  )
  .meta({
    title: 'Keywords',
    description:
      'Words this page is about. They stand in the page’s head, where visitors do not see them.',
    examples: [['ethical AI', 'West Virginia']],
  });

/** Lets a link lead to a place on a page: "/services#how-we-work". */
export const anchor = z
  .string()
  .regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/)
  .meta({
    title: 'Anchor',
    description:
      'Optional. A name for this part of the page, so that a link can lead straight to it: with the anchor "steps", "/services#steps" does.',
    examples: ['steps', 'our-promise'],
    patternErrorMessage:
      'Use lowercase letters, digits and single hyphens, and begin with a letter.',
  })
  .register(fieldFormats, { format: 'anchor' });

/** Lets an editor's own tool name the schema in the file; the site ignores it. */
export const schemaReference = z.string().meta({
  title: 'Schema',
  description: 'Optional. The file that describes this one to an editor. The site ignores it.',
});

/** A link and the words on it. */
export const link = z
  .strictObject({
    label: singleLineText(40, {
      title: 'Label',
      description: 'The words on the link. They say where it leads.',
      examples: ['Explore Our Services'],
    }),
    href: href({
      title: 'Leads to',
      description: 'A page of this site, or an address that begins with https://, mailto: or tel:.',
      examples: ['/services', '/contact'],
    }),
  })
  .meta({ id: 'Link', title: 'Link', description: 'A link and the words on it.' });
