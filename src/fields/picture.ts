import { focusPattern } from 'content-check/picture-focus';
import * as z from 'zod';
import { formattedText, singleLineTextOrEmpty } from './fields';

/** The path from a content file to a picture that gatsby-transformer-sharp can read. */
export function pictureFile(title: string, description: string) {
  return formattedText('picture-file', {
    title,
    description,
    examples: ['../images/quilt-dawn.webp'],
    pattern: /^(\.\.?\/)+[^\\?#]+\.(avif|jpe?g|png|webp)$/,
    patternErrorMessage:
      'Use the path from this file to the picture, such as "../images/quilt-dawn.webp". It ends in .webp, .jpg, .png or .avif.',
  });
}

/** A picture, its text for people who can't see it, and its variants. */
export const picture = z
  .strictObject({
    src: pictureFile('Picture', 'The picture, shown unless one of the variants below fits better.'),
    alt: singleLineTextOrEmpty(
      150,
      {
        title: 'Text instead of the picture',
        description:
          'What the picture shows, for someone who can’t see it: one sentence, at most 150 characters. Leave it empty for a picture that is only decoration.',
        examples: ['', 'A quilt of hills with small lit windows joined by one line of stitches'],
      },
      'picture-alt',
    ),
    dark: pictureFile(
      'Picture for dark screens',
      'Shown instead when the visitor’s device is set to dark.',
    ).optional(),
    phone: pictureFile(
      'Picture for phones',
      'Shown instead on narrow screens. A square picture works best.',
    ).optional(),
    phoneDark: pictureFile(
      'Picture for dark phones',
      'Shown instead on narrow screens that are set to dark.',
    ).optional(),
    focus: formattedText('picture-focus', {
      title: 'Where its subject is',
      description:
        'This part stays in view where the picture is cut to fit in. Without it, that is the middle.',
      examples: ['70% 30%', 'right'],
      pattern: focusPattern,
      patternErrorMessage:
        'Say how far its subject is from the left and from the top, in whole percent, such as "70% 30%".',
    }).optional(),
  })
  .meta({
    id: 'Picture',
    title: 'Picture',
    description: 'A picture and its variants for dark screens and for phones.',
  });
