import { defineMessages } from './messages';

/** What an SVG may not contain. */
const unsafeParts = {
  script: 'a script',
  page: 'an embedded page',
  external: 'something that would be loaded from elsewhere',
};

/** Messages about what is in a picture, whoever reads them. */
export const pictureMessages = defineMessages({
  'picture-unused': () => 'No page shows this picture. Use it, or delete it.',
  'picture-heavy': ({ megabytes, most }: { readonly megabytes: string; readonly most: number }) =>
    `The file has ${megabytes} MB; at most ${most} are allowed. Make it smaller.`,
  'picture-large': ({ millions, most }: { readonly millions: string; readonly most: number }) =>
    `The picture has ${millions} million pixels; at most ${most} are allowed. Make it smaller.`,
  'picture-tall': ({ height, most }: { readonly height: number; readonly most: number }) =>
    `The picture is ${height} pixels tall; at most ${most} are allowed. Crop it.`,
  'picture-damaged': () =>
    'The picture is damaged, or in a format that the site can’t read. Save it again as WebP, JPEG, PNG or AVIF.',
  'picture-form': ({ form }: { readonly form: string }) =>
    `The site can’t show "${form}" pictures. Save it as WebP, JPEG, PNG or AVIF.`,
  'picture-animated': () => 'The picture is animated. Save a single frame of it.',
  'picture-sideways': () =>
    'The photo is stored sideways, so the site would crop it wrongly. Rotate it, or just open it, in an image editor, and save it again.',
  'svg-unsafe': ({ part }: { readonly part: keyof typeof unsafeParts }) =>
    `This SVG contains ${unsafeParts[part]}. Delete it, and save the picture as WebP or PNG.`,
});
