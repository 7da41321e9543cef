import { focusPattern } from 'content-check/picture-focus';
import * as z from 'zod';
import { formattedText, singleLineTextOrEmpty } from './fields';
import { formatOf } from './formats';

/**
 * The path from a content file to a picture that gatsby-transformer-sharp can read.
 * @param leastWidth pixels below which it would blur in its place
 */
export function pictureFile(title: string, description: string, leastWidth: number) {
  return formattedText(
    { ...formatOf('picture-file'), leastWidth },
    {
      title,
      description,
      examples: ['../images/quilt-dawn.webp'],
      pattern: /^(\.\.?\/)+[^\\?#]+\.(avif|jpe?g|png|webp)$/,
      patternErrorMessage:
        'Use the path from this file to the picture, such as "../images/quilt-dawn.webp". It ends in .webp, .jpg, .png or .avif.',
    },
  );
}

/**
 * The fields of a picture: itself, its text for people who can't see it, and its variants.
 * @param leastWidth pixels that it needs in its place; those for phones need no more than 640
 */
export const pictureFields = (leastWidth: number) => ({
  src: pictureFile(
    'Picture',
    'The picture, shown unless one of the variants below fits better.',
    leastWidth,
  ),
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
    leastWidth,
  ).optional(),
  phone: pictureFile(
    'Picture for phones',
    'Shown instead on narrow screens. A square picture works best.',
    640,
  ).optional(),
  phoneDark: pictureFile(
    'Picture for dark phones',
    'Shown instead on narrow screens that are set to dark.',
    640,
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
});

/** A picture behind the words of a section, as wide as a common screen. */
export const picture = z.strictObject(pictureFields(1280)).meta({
  id: 'Picture',
  title: 'Picture',
  description: 'A picture and its variants for dark screens and for phones.',
});
