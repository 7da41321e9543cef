import * as z from 'zod';
import { type FieldMetadata, fieldFormats } from './field-metadata';
import { singleLineTextOrEmpty } from './fields';

/** The path from a content file to a picture that gatsby-transformer-sharp can read. */
function pictureFile(metadata: FieldMetadata) {
  return z
    .string()
    .regex(/^(\.\.?\/)+[^\\?#]+\.(avif|jpe?g|png|webp)$/)
    .meta({
      ...metadata,
      examples: ['../images/quilt-dawn.webp'],
      patternErrorMessage:
        'Write the way from this file to the picture, such as "../images/quilt-dawn.webp". It ends in .webp, .jpg, .png or .avif.',
    })
    .register(fieldFormats, { format: 'picture-file' });
}

/** A picture, its text for people who can't see it, and its variants. */
export const picture = z
  .strictObject({
    src: pictureFile({
      title: 'Picture',
      description: 'The picture, shown unless one of the variants below fits better.',
    }),
    alt: singleLineTextOrEmpty(150, {
      title: 'Text instead of the picture',
      description:
        'What the picture shows, for someone who can’t see it: one sentence, at most 150 characters. Leave it empty ("") for a picture that is only decoration.',
      examples: ['', 'A quilt of hills with small lit windows joined by one line of stitches'],
    }).register(fieldFormats, { format: 'picture-alt' }),
    dark: pictureFile({
      title: 'Picture for dark screens',
      description: 'Optional. Shown instead when the visitor’s device is set to dark.',
    }).optional(),
    phone: pictureFile({
      title: 'Picture for phones',
      description:
        'Optional. Shown instead on narrow screens. A square is best: its place is never taller than wide.',
    }).optional(),
    phoneDark: pictureFile({
      title: 'Picture for dark phones',
      description: 'Optional. Shown instead on narrow screens that are set to dark.',
    }).optional(),
  })
  .meta({
    id: 'Picture',
    title: 'Picture',
    description: 'A picture and its variants for dark screens and for phones.',
  });
