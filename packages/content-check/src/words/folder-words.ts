import type { NameFault } from '../portable-name';
import type { Suggestion } from '../suggestion';
import { advice, quoted } from './phrases';
import { defineWords } from './words';

/** What an SVG may not contain. */
const unsafeParts = {
  script: 'a script',
  page: 'an embedded page',
  external: 'something that would be loaded from elsewhere',
};

/** Why Windows can't store a file under a name. */
const nameFaults: Readonly<Record<NameFault['fault'], string>> = {
  reserved: 'keeps this name for itself',
  ending: 'drops the dot or space at the end of this name',
  character: 'doesn’t allow a character of this name',
};

/** Words about files: those that are missing or not read, and pictures. */
export const folderWords = defineWords({
  'file-missing': () => 'This file is missing. Restore it.',
  'file-ignored': ({ folders }: { readonly folders: readonly string[] }) =>
    `The site doesn’t read a file with this name. Move it to ${folders.join(' or ')} under a name that ends in ".json", or delete it.`,
  'symbolic-link': () => 'This is a link to a file elsewhere. Put the file itself here.',
  'name-impossible': ({ fault, got, better }: NameFault & { readonly got: string }) =>
    `Windows ${nameFaults[fault]} (got ${quoted(got)}). Use another, such as ${quoted(better)}.`,
  'name-twin': ({ twin }: { readonly twin: string }) =>
    `Some computers can’t tell this name from ${quoted(twin)}. Use another name for one of the two.`,
  'picture-unused': () => 'No page shows this picture. Use it, or delete it.',
  'picture-outside': ({
    folder,
    pictures,
  }: {
    readonly folder: string;
    readonly pictures: string;
  }) => `The picture is outside the folder "${folder}". Copy it to ${pictures} and use the copy.`,
  'picture-missing': ({
    file,
    suggestion,
  }: {
    readonly file: string;
    readonly suggestion: Suggestion;
  }) => `There is no picture ${quoted(file)}. ${advice(suggestion)}`,
  'picture-letter-case': ({ name }: { readonly name: string }) =>
    `Uppercase and lowercase matter: the picture is called ${quoted(name)}. Use that name.`,
  'picture-accent': () =>
    'The name of the picture has an accent that can be stored in two ways. Rename the picture without accents, here and in its folder.',
  'alternative-is-name': ({ got }: { readonly got: string }) =>
    `This is the file’s name (got ${quoted(got)}). Describe what the picture shows, or leave this empty for decoration.`,
  'picture-empty': () => 'The file is empty. Copy the picture here again.',
  'picture-pointer': () =>
    'This file only stands for a picture that Git keeps elsewhere (Git LFS) and did not fetch. Fetch it, or copy the picture here again.',
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
  'picture-ending': ({ form }: { readonly form: string }) =>
    `The extension is wrong: this is a "${form}" picture. Rename it to end in ".${form}", here and where it is used.`,
  'picture-animated': () => 'The picture is animated. Save a single frame of it.',
  'picture-sideways': () =>
    'The photo is stored sideways, so the site would crop it wrongly. Rotate it, or just open it, in an image editor, and save it again.',
  'svg-unsafe': ({ part }: { readonly part: keyof typeof unsafeParts }) =>
    `This SVG contains ${unsafeParts[part]}. Delete it, and save the picture as WebP or PNG.`,
});
