import type { Suggestion } from '../suggestion';
import { advice, named, quoted } from './phrases';
import { defineWords } from './words';

type Found = { readonly found: string };

/** The kinds of characters that nobody sees. */
const hiddenCharacters = {
  control: 'a control character',
  half: 'half a character',
  direction: 'a hidden character that turns the direction of text',
  invisible: 'an invisible character',
};

export type HiddenCharacter = {
  readonly kind: keyof typeof hiddenCharacters;
  /** Its number in Unicode, in hexadecimal digits. */
  readonly number: string;
};

export type UnknownReference = {
  /** The title of the entry that is referred to, and of the field with its name. */
  readonly entry: string;
  readonly name: string;
  readonly got: string;
  readonly suggestion: Suggestion;
};

export type Duplicate = {
  /** What is told apart by the text, as a noun. */
  readonly among: string;
  /** The title of the field. */
  readonly name: string;
  readonly got: string;
  /** The file with the first such text, and its title; left out if it is the same file. */
  readonly elsewhere?: { readonly file: string; readonly title?: string };
};

/** Words about texts that have the form of their field, and references between entries. */
export const textWords = defineWords({
  'character-hidden': ({ kind, number }: HiddenCharacter) =>
    `There is ${hiddenCharacters[kind]} in the text (U+${number}). Delete the text and type it again.`,
  html: ({ found }: Found) => `HTML would be shown as plain text (got ${found}). Remove it.`,
  placeholder: ({ found }: Found) =>
    `This is still a placeholder (${found}). Replace it before the site is published.`,
  'address-unusable': ({ got }: { readonly got: string }) =>
    `Browsers don’t accept this address (got ${quoted(got)}). Copy it once more.`,
  'reference-unknown': ({ entry, name, got, suggestion }: UnknownReference) =>
    `There is no ${named(entry)} with the ${named(name)} ${quoted(got)}. ${advice(suggestion)}`,
  duplicate: (duplicate: Duplicate) => duplicateWords(duplicate, duplicate.elsewhere?.file),
  'duplicate-in-list': ({ got }: { readonly got: string }) =>
    `This list already shows ${quoted(got)}. Change or remove this one.`,
});

/**
 * The sentence about a text that another one equals.
 * @param place where the other one is; left out if it is in the same file
 */
export function duplicateWords({ among, name, got }: Duplicate, place: string | undefined): string {
  const where = place === undefined ? '' : ` (${place})`;
  return `Another ${among} has the ${named(name)} ${quoted(got)}${where}. Change or remove this one.`;
}
