import {
  type FieldMetadata,
  linkTargetParts,
  type TextFormat,
  textFormats,
} from 'content-check/field-metadata';
import { focusPattern } from 'content-check/picture-focus';
import { visibleLine } from 'content-check/visible-text';
import { allMarks, type Mark } from 'rich-text/blocks';
import * as z from 'zod';

type Traits = Omit<TextFormat, 'format'>;
type Metadata = FieldMetadata & { readonly patternErrorMessage?: string };

/** A text of a format. */
export function text(
  format: string,
  metadata: Metadata,
  { pattern = visibleLine, maximum, ...traits }: Traits & Limits = {},
): z.ZodString {
  const any = maximum === undefined ? z.string() : z.string().max(maximum);
  const line = any.regex(pattern).meta(metadata);
  return line.register(textFormats, { format, ...traits });
}

type Limits = { readonly pattern?: RegExp; readonly maximum?: number };

/** Words on one line. */
export const words = (maximum: number, metadata: Metadata, traits: Traits = {}) =>
  text('line', metadata, { maximum, isProse: true, ...traits });

export const keywords = z
  .array(words(40, { title: 'Keyword', description: 'One or two words.', examples: ['hills'] }))
  .meta({ title: 'Keywords', description: 'For search engines.', examples: [['hills']] });

export const draft = z
  .boolean()
  .meta({ title: 'Draft', description: 'Hides it from visitors.', examples: [true] })
  .optional();

/** A short name by which another entry refers to a service. */
export const slug = /^[a-z0-9]+(-[a-z0-9]+)*$/;

const segment = '[a-z0-9]+(-[a-z0-9]+)*';
/** An address of a page besides "/"; some are the site's own. */
export const address = new RegExp(`^(?!/((.*/)?index$|static(/|$)))(/${segment})+$`);

/** To a page, or to a part of it. */
export const toPage = { collection: 'pages', mayHaveAnchor: true, whenDeleted: 'kept' } as const;

/** What a link leads to. */
export const href = text(
  'href',
  {
    title: 'Goes to',
    description: 'A page of this site, or an address elsewhere.',
    examples: ['/services', '/contact'],
    patternErrorMessage: 'Use a page of this site, such as "/about", or an address elsewhere.',
  },
  {
    pattern: /^(\/[a-z0-9/-]*(#[a-z0-9-]+)?|#[a-z0-9-]+|https:\/\/[^\s"<>]+|mailto:\S+|tel:\S+)$/,
    refersTo: toPage,
    isWebAddress: true,
    spelling: (typed) => (/^www\.\S+$/i.test(typed) ? `https://${typed}` : typed),
  },
);

export const link = z
  .strictObject({
    label: words(40, { title: 'Label', description: 'The words on it.', examples: ['Services'] }),
    href,
  })
  .meta({ id: 'Link', title: 'Link', description: 'A link and the words on it.' });

function withMarks(line: z.ZodString, marks: readonly Mark[], isBlock: boolean): z.ZodString {
  linkTargetParts.set(line, href);
  const format = textFormats.get(line) ?? { format: 'line' };
  return line.register(textFormats, { ...format, richText: { marks, isBlock } });
}

/** Words on one line with emphasis and links. */
export const richLine = (maximum: number, metadata: Metadata) =>
  withMarks(words(maximum, metadata), ['emphasis', 'link'], false);

/** Paragraphs, subheadings, lists and quotations. */
export function richBlocks(maximum: number, metadata: Metadata, ofBlock: Metadata) {
  const pattern = new RegExp(`^(?: {2}(?=(?:-|\\d{1,3}\\.) ))?${visibleLine.source.slice(1)}`, 'u');
  const block = text('block', ofBlock, { maximum, pattern, isProse: true });
  return z
    .array(withMarks(block, allMarks, true))
    .min(1)
    .meta(metadata);
}

const pictureFile = (title: string, description: string) =>
  text(
    'picture-file',
    {
      title,
      description,
      examples: ['../images/quilt-dawn.webp'],
      patternErrorMessage: 'Use the path from this file to the picture.',
    },
    {
      pattern: /^(\.\.?\/)+[^\\?#]+\.(avif|jpe?g|png|webp)$/,
      picture: 'file',
    },
  );

/** A picture, its text for people who can't see it, and one for dark screens. */
export const picture = z
  .strictObject({
    src: pictureFile('Picture', 'The picture.'),
    alt: text(
      'picture-alt',
      {
        title: 'Text instead of the picture',
        description: 'What it shows. Leave it empty for decoration.',
        examples: ['', 'A quilt of hills'],
      },
      { pattern: /^(?!\s).*(?<!\s)$/u, maximum: 150, picture: 'alternative', isProse: true },
    ),
    dark: pictureFile('Picture for dark screens', 'Shown on dark devices.').optional(),
    focus: text(
      'picture-focus',
      {
        title: 'Where its subject is',
        description: 'This part stays in view.',
        examples: ['70% 30%'],
        patternErrorMessage: 'Use percent from the left and from the top.',
      },
      { pattern: focusPattern, picture: 'focus' },
    ).optional(),
  })
  .meta({ id: 'Picture', title: 'Picture', description: 'A picture and its variants.' });
