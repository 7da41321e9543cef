import type { NameFault } from '../portable-name';
import type { Suggestion } from '../suggestion';
import { advice, quoted } from './phrases';
import { pictureMessages } from './picture-messages';
import { defineMessages } from './messages';

/** Why Windows can't store a file under a name. */
const nameFaults: Readonly<Record<NameFault['fault'], string>> = {
  reserved: 'keeps this name for itself',
  ending: 'drops the dot or space at the end of this name',
  character: 'doesn’t allow a character of this name',
};

/** Messages about files: those that are missing or not read, and pictures. A form, which shows no files, has its own. */
export const folderMessages = defineMessages({
  ...pictureMessages,
  'commit-unreadable': ({ reason }: { readonly reason: string }) =>
    `Git can’t read the last commit, so nothing is compared with it (got ${quoted(reason)}). Mend the repository.`,
  'file-missing': () => 'This file is missing. Restore it.',
  'file-ignored': ({ folders }: { readonly folders: readonly string[] }) =>
    `The site doesn’t read a file with this name. Move it to ${folders.join(' or ')} under a name that ends in ".json", or delete it.`,
  'symbolic-link': () => 'This is a link to a file elsewhere. Put the file itself here.',
  'name-impossible': ({ fault, got, better }: NameFault & { readonly got: string }) =>
    `Windows ${nameFaults[fault]} (got ${quoted(got)}). Use another, such as ${quoted(better)}.`,
  'name-twin': ({ twin }: { readonly twin: string }) =>
    `Some computers can’t tell this name from ${quoted(twin)}. Use another name for one of the two.`,
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
  'picture-ending': ({ form }: { readonly form: string }) =>
    `The extension is wrong: this is a "${form}" picture. Rename it to end in ".${form}", here and where it is used.`,
});
