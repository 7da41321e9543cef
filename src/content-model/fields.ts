import * as z from 'zod';
import { kinds } from './field-formats';

/** What an editor is told about a field: on hover in the editor, and in the checker's sentences. */
export type Help = {
  /** The field's name in plain words. */
  readonly title: string;
  /** What it is for and where it appears. */
  readonly description: string;
  /** Values that would be right; offered while typing. */
  readonly examples?: readonly unknown[];
};

/**
 * Words on one line: something to read, no space at either end, no line break.
 * @param maximum longest length that still fits its place, in characters
 */
export function words(maximum: number, help: Help) {
  return z
    .string()
    .max(maximum)
    .regex(/^\S(.*\S)?$/)
    .meta({
      ...help,
      patternErrorMessage: 'Write some words on one line, with no space before or after them.',
    })
    .register(kinds, { kind: 'words' });
}

/** Words on one line, or nothing at all: "" says that there is nothing to say. */
export function wordsOrNothing(maximum: number, help: Help) {
  return z
    .string()
    .max(maximum)
    .regex(/^(\S(.*\S)?)?$/)
    .meta({
      ...help,
      patternErrorMessage:
        'Write words on one line, with no space before or after them, or nothing.',
    })
    .register(kinds, { kind: 'words' });
}

/** Where a link leads: a page of this site, a place on a page, another site, an email or a phone. */
export function address(help: Help) {
  return z
    .string()
    .regex(
      /^(\/[a-z0-9/-]*(#[a-z0-9-]+)?|#[a-z0-9-]+|https:\/\/[^\s"<>\\/]+\.[^\s"<>\\]+|mailto:[^\s@]+@[^\s@]+|tel:\+[0-9]{7,15})$/,
    )
    .meta({
      ...help,
      patternErrorMessage:
        'Write a page of this site such as "/about", or an address that begins with "https://", "mailto:" or "tel:+".',
    })
    .register(kinds, { kind: 'address' });
}

/** An address on another site. */
export function webAddress(help: Help) {
  return z
    .string()
    .regex(/^https:\/\/[^\s"<>\\/]+\.[^\s"<>\\]*[^\s"<>\\/]$/)
    .meta({
      ...help,
      patternErrorMessage:
        'Write the whole address: it begins with "https://" and has no "/" at the end.',
    })
    .register(kinds, { kind: 'web-address' });
}

/** A list of words for search engines. */
export const keywords = z
  .array(
    words(40, { title: 'Keyword', description: 'One or two words.', examples: ['ethical AI'] }),
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
  .register(kinds, { kind: 'anchor' });

/** Lets an editor's own tool name the schema in the file; the site ignores it. */
export const schemaAddress = z.string().meta({
  title: 'Schema',
  description: 'Optional. The file that describes this one to an editor. The site ignores it.',
});

/** A link and the words on it. */
export const link = z
  .strictObject({
    label: words(40, {
      title: 'Label',
      description: 'The words on the link. They say where it leads.',
      examples: ['Explore Our Services'],
    }),
    href: address({
      title: 'Leads to',
      description: 'A page of this site, or an address that begins with https://, mailto: or tel:.',
      examples: ['/services', '/contact'],
    }),
  })
  .meta({ id: 'Link', title: 'Link', description: 'A link and the words on it.' });
