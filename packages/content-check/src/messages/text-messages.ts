import type { HiddenKind } from '../hidden-characters';
import type { Suggestion } from '../suggestion';
import { characterName } from './character-names';
import { advice, named, quoted } from './phrases';
import { defineMessages } from './messages';

type Found = { readonly found: string };

const retype = 'Delete it, or type the words around it again.';

/** The kinds of characters that nobody sees or no font draws, and what to do about them. */
const hiddenCharacters: Readonly<
  Record<HiddenKind, { readonly name: string; readonly remedy: string }>
> = {
  control: { name: 'a control character', remedy: retype },
  half: { name: 'half a character', remedy: retype },
  direction: { name: 'a hidden character that turns the direction of text', remedy: retype },
  invisible: { name: 'an invisible character', remedy: retype },
  lost: {
    name: 'a mark where a character was lost',
    remedy: 'Type the character that belongs there.',
  },
  private: {
    name: 'a character that only a special font can show',
    remedy: 'Type another one, such as • for a bullet.',
  },
  unassigned: {
    name: 'a character that Unicode does not know',
    remedy: 'Type another one.',
  },
};

export type CharacterPlace = {
  readonly kind: HiddenKind;
  /** Its number in Unicode, in hexadecimal digits. */
  readonly number: string;
  /** Its place among the characters of the text, counted from 1. */
  readonly position: number;
  /** The text just before it; empty at the start. */
  readonly before: string;
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

/** Messages about texts that have the form of their field, and references between entries. */
export const textMessages = defineMessages({
  'character-hidden': ({ kind, number, position, before }: CharacterPlace) => {
    const { name, remedy } = hiddenCharacters[kind];
    const place = before === '' ? 'at the start' : `after ${quoted(before)}`;
    return `There is ${name} in the text (${characterName(number)}; character ${position}, ${place}). ${remedy}`;
  },
  'text-garbled': ({ found, better }: Found & { readonly better: string }) =>
    `Another program has read this in the wrong encoding (got ${quoted(found)}). Did you mean ${quoted(better)}?`,
  html: ({ found }: Found) => `HTML would be shown as plain text (got ${found}). Remove it.`,
  placeholder: ({ found }: Found) =>
    `This is still a placeholder (${found}). Replace it before the site is published.`,
  'address-unusable': ({ got }: { readonly got: string }) =>
    `Browsers don’t accept this address (got ${quoted(got)}). Copy it once more.`,
  'reference-unknown': ({ entry, name, got, suggestion }: UnknownReference) =>
    `There is no ${named(entry)} with the ${named(name)} ${quoted(got)}. ${advice(suggestion)}`,
  duplicate: (duplicate: Duplicate) => duplicateMessage(duplicate, duplicate.elsewhere?.file),
  'duplicate-in-list': ({ got }: { readonly got: string }) =>
    `This list already shows ${quoted(got)}. Change or remove this one.`,
});

/**
 * The sentence about a text that another one equals.
 * @param place where the other one is; left out if it is in the same file
 */
export function duplicateMessage(
  { among, name, got }: Duplicate,
  place: string | undefined,
): string {
  const where = place === undefined ? '' : ` (${place})`;
  return `Another ${among} has the ${named(name)} ${quoted(got)}${where}. Change or remove this one.`;
}
