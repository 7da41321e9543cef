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

/**
 * A text on one line that is long enough to be shown on several. Queries give it with its last
 * words kept together.
 */
export function runningText(maximum: number, metadata: FieldMetadata) {
  return formattedText('running-text', {
    ...metadata,
    maximum,
    pattern: visibleLine,
    patternErrorMessage: onOneLine,
  });
}

/** A text on one line, or "", which says that there is none on purpose. */
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
