import * as z from 'zod';
import {
  type FieldMetadata,
  linkTargetParts,
  type RichTextFormat,
  textFormats,
} from 'content-check/field-metadata';
import { onOneLine, visibleLine } from 'content-check/visible-text';
import { allMarks, type Mark } from 'rich-text/blocks';
import { linkTarget } from './common-fields';
import { formattedText, singleLineText } from './fields';
import { formatOf } from './formats';

/**
 * A text on one line with marks: emphasis and links, unless others are named.
 * @param marks what it may hold besides words
 */
export function richLine(
  maximum: number,
  metadata: FieldMetadata,
  marks: readonly Mark[] = ['emphasis', 'link'],
): z.ZodString {
  return withMarks(singleLineText(maximum, metadata), 'rich-line', { marks, isBlock: false });
}

/** A block on one line; two spaces before an item put it inside the one above. */
const block = new RegExp(`^(?: {2}(?=(?:-|\\d{1,3}\\.) ))?${visibleLine.source.slice(1)}`, 'u');

/**
 * A text of blocks: paragraphs, subheadings, lists, quotations.
 * @param metadata of the text
 * @param ofBlock metadata of one block
 * @param marks what it may hold besides paragraphs of words; by default everything
 */
export function richBlocks(
  maximum: number,
  metadata: FieldMetadata,
  ofBlock: FieldMetadata,
  marks: readonly Mark[] = allMarks,
) {
  const line = formattedText('rich-block', {
    ...ofBlock,
    maximum,
    pattern: block,
    patternErrorMessage: onOneLine,
  });
  return z
    .array(withMarks(line, 'rich-block', { marks, isBlock: true }))
    .min(1)
    .meta(metadata);
}

function withMarks(
  text: z.ZodString,
  format: 'rich-line' | 'rich-block',
  richText: RichTextFormat,
): z.ZodString {
  linkTargetParts.set(text, linkTarget);
  return text.register(textFormats, { ...formatOf(format), richText });
}
