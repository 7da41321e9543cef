import * as z from 'zod';
import { type FieldMetadata, type TextFormat, textFormats } from 'content-check/field-metadata';
import { onOneLine, visibleLine, visibleLineOrEmpty } from 'content-check/visible-text';
import { type FormatName, formatOf } from './formats';

type Format = FieldMetadata & {
  readonly pattern: RegExp;
  /** The error message for a text that does not match the pattern. */
  readonly patternErrorMessage: string;
  /** The maximum length in characters. */
  readonly maximum?: number;
};

/** A text of a format: of `formats.ts` by its name, or one that only this text has. */
export function formattedText(
  format: FormatName | TextFormat,
  { pattern, maximum, ...metadata }: Format,
): z.ZodString {
  const text = maximum === undefined ? z.string() : z.string().max(maximum);
  return text
    .regex(pattern)
    .meta(metadata)
    .register(textFormats, typeof format === 'string' ? formatOf(format) : format);
}

/** A text on one line that shows something: no space at either end, no line break. */
export function singleLineText(
  maximum: number,
  metadata: FieldMetadata,
  format: FormatName = 'single-line',
) {
  return formattedText(format, {
    ...metadata,
    maximum,
    pattern: visibleLine,
    patternErrorMessage: onOneLine,
  });
}

/** A text on one line that is long enough to be shown on several. Queries give it with its last words kept together. */
export function runningText(maximum: number, metadata: FieldMetadata) {
  return formattedText('running-text', {
    ...metadata,
    maximum,
    pattern: visibleLine,
    patternErrorMessage: onOneLine,
  });
}

/** A text on one line, or "", which means that there deliberately is none. */
export function singleLineTextOrEmpty(
  maximum: number,
  metadata: FieldMetadata,
  format: FormatName = 'single-line',
) {
  return formattedText(format, {
    ...metadata,
    maximum,
    pattern: visibleLineOrEmpty,
    patternErrorMessage:
      'Write it on one line, with no space before or after it, or leave it empty.',
  });
}

/** The absolute URL of another site, without a slash at the end. */
export function httpsUrl(metadata: FieldMetadata) {
  return formattedText('https-url', {
    ...metadata,
    pattern: /^https:\/\/(?![^/?#]*@)[^\s"<>\\/]+\.[^\s"<>\\]*[^\s"<>\\/]$/,
    patternErrorMessage: 'Use the whole address: it starts with "https://" and doesn’t end in "/".',
  });
}

/** A short name by which one file refers to another: lowercase letters, digits, single hyphens. */
export function slug(
  format: Extract<FormatName, 'slug' | 'service-slug'>,
  metadata: FieldMetadata,
) {
  return formattedText(format, {
    ...metadata,
    maximum: 60,
    pattern: /^[a-z0-9]+(-[a-z0-9]+)*$/,
    patternErrorMessage: 'Use lowercase letters, digits and single hyphens, such as "ai-strategy".',
  });
}

/** Hides a page or service from visitors until it is ready. */
export const draft = z
  .boolean()
  .meta({
    title: 'Draft',
    description: 'Hides what is not ready from visitors. You see it, marked as a draft.',
    examples: [true],
  })
  .optional();

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
    description: 'What this page is about, for search engines. Visitors don’t see it.',
    examples: [['ethical AI', 'West Virginia']],
  });

/** Lets a text editor refer to the schema; the site ignores it. */
export const schemaReference = z.string().meta({
  title: 'Schema',
  description: 'The file that describes this one to an editor. The site ignores it.',
});

/** What a link leads to. */
export const linkTarget = formattedText('href', {
  title: 'Leads to',
  description: 'A page of this site, or an address that begins with https://, mailto: or tel:.',
  examples: ['/services', '/contact'],
  pattern:
    /^(\/[a-z0-9/-]*(#[a-z0-9-]+)?|#[a-z0-9-]+|https:\/\/(?![^/?#]*@)[^\s"<>\\/]+\.[^\s"<>\\]+|mailto:[^\s@]+@[^\s@]+|tel:\+[0-9]{7,15})$/,
  patternErrorMessage:
    'Use a page of this site, such as "/about", or an address that starts with "https://", "mailto:" or "tel:+".',
});

/** A link and its label. */
export const link = z
  .strictObject({
    label: singleLineText(40, {
      title: 'Label',
      description: 'The words on the link. They should say where it leads.',
      examples: ['Explore Our Services'],
    }),
    href: linkTarget,
  })
  .meta({ id: 'Link', title: 'Link', description: 'A link and the words on it.' });

/** A notification: a short message that appears over the page for a few seconds. */
export const notificationMessage = z
  .strictObject({
    title: singleLineText(60, {
      title: 'Title',
      description: 'The first line of the message.',
      examples: ['Coming Soon!'],
    }),
    text: singleLineText(200, {
      title: 'Text',
      description: 'One or two short sentences.',
      examples: ['Thank you for your message! We will get back to you shortly.'],
    }),
  })
  .meta({
    id: 'Message',
    title: 'Message',
    description: 'A short message that appears over the page for a few seconds.',
  });
