import type { Suggestion } from '../suggestion';
import { advice as adviceOf, named, quoted } from './phrases';
import { defineWords } from './words';

type Got = { readonly got: unknown };
type Size = { readonly length: number; readonly maximum: number };

type Bound<Name extends string> = Readonly<Record<Name, number>> & {
  /** Whether it is allowed itself. */
  readonly isIncluded: boolean;
};

/** What the schema says about a text of this format; empty if it says nothing. */
export type Advice = { readonly advice: string };

/** What a value can be. */
export type ValueType = 'empty' | 'text' | 'boolean' | 'number' | 'list' | 'group';

export type WrongType = Got & {
  readonly type: ValueType;
  readonly wanted: Exclude<ValueType, 'empty'>;
  /** A valid value; left out where none is known. */
  readonly example?: unknown;
};

/** What values are called. */
export const typeNames: Readonly<Record<ValueType, string>> = {
  empty: 'empty',
  text: 'text',
  boolean: 'true or false',
  number: 'a number',
  list: 'a list',
  group: 'a group of fields',
};

/** How values are written in JSON. */
const typesInJson: WordsOfTypes = {
  text: 'text in quotation marks',
  boolean: 'true or false, without quotation marks',
  number: 'a number, without quotation marks',
  list: 'a list in square brackets',
  group: 'a group of fields in curly brackets',
};

type WordsOfTypes = Readonly<Record<WrongType['wanted'], string>>;

/** A list whose first entry is of one kind, and all others of other kinds; all by their titles. */
export type FirstEntry = {
  /** What has the list, such as "Page". */
  readonly owner: string;
  readonly list: string;
  /** The kind of its first entry, and its `type`. */
  readonly first: string;
  readonly type: string;
  /** The other entries. */
  readonly item: string;
};

/** Words about values that don't fit the schema. */
export const schemaWords = defineWords({
  'entry-missing': () => 'The file should contain one entry in curly brackets: { … }.',
  'field-missing': ({ title, key, example }: MissingField) =>
    `The field “${title}” is missing. Add ${quoted(key)}: ${example}.`,
  'field-unknown': ({ suggestion }: { readonly suggestion: Suggestion }) =>
    `There is no field with this name here. ${adviceOf(suggestion)}`,
  'first-missing': ({ owner, list, item, type }: FirstEntry) =>
    `The ${named(owner)} has no ${named(list)}. Start it with a ${named(item)} of type ${quoted(type)}.`,
  'first-misplaced': ({ owner, first, item, type, got }: FirstEntry & Got) =>
    `A ${named(owner)} starts with its ${named(first)} (got ${quoted(got)}). Move the ${named(item)} of type ${quoted(type)} to the top, or add one.`,
  'first-again': ({ owner, first }: FirstEntry) =>
    `A ${named(owner)} can have only one ${named(first)}, at the top. Remove this one, or change its type.`,
  'type-wrong': (params: WrongType) => wrongType(params, typesInJson),
  'choice-unknown': ({ got, suggestion }: UnknownChoice) =>
    `${quoted(got)} is not one of the choices. ${adviceOf(suggestion)}`,
  'text-empty': ({ advice }: Advice) => sentences('This is empty.', advice),
  'text-blank': ({ advice }: Advice) => sentences('This contains only spaces.', advice),
  'text-invisible': ({ advice }: Advice) =>
    sentences('This shows nothing: it contains only invisible characters.', advice),
  'text-padded': ({ got }: Got) =>
    `There is a space before or after the text (got ${quoted(got)}). Remove it.`,
  'text-broken': () => 'The text contains a line break. Put it on one line.',
  'text-too-long': ({ length, maximum }: Size) =>
    `The text has ${length} characters, but only ${maximum} fit. Shorten it.`,
  'format-wrong': ({ got, advice }: Got & Advice) =>
    sentences(`This has the wrong format (got ${quoted(got)}).`, advice),
  'number-too-small': ({ got, minimum, isIncluded }: Got & Bound<'minimum'>) =>
    `This is too small (got ${quoted(got)}). Write ${isIncluded ? 'at least' : 'more than'} ${minimum}.`,
  'number-too-large': ({ got, maximum, isIncluded }: Got & Bound<'maximum'>) =>
    `This is too large (got ${quoted(got)}). Write ${isIncluded ? 'at most' : 'less than'} ${maximum}.`,
  'number-not-whole': ({ got }: Got) =>
    `This is not a whole number (got ${quoted(got)}). Leave out what follows the point.`,
  'number-off-step': ({ got, step }: Got & { readonly step: number }) =>
    `This is not a multiple of ${step} (got ${quoted(got)}).`,
  'list-empty': () => 'The list is empty. Add at least one entry.',
  'list-too-long': ({ length, maximum }: Size) =>
    `The list has ${length} entries, but only ${maximum} fit. Remove some.`,
  'value-wrong': ({ got, example }: Got & { readonly example?: unknown }) =>
    sentences(`This value does not fit here (got ${quoted(got)}).`, forExample(example)),
});

type MissingField = {
  readonly title: string;
  readonly key: string;
  /** A valid value, or its outline, as JSON. */
  readonly example: string;
};

type UnknownChoice = { readonly got: string; readonly suggestion: Suggestion };

/** The sentence about a value of the wrong type, with the words for the type that is wanted. */
export function wrongType({ got, type, wanted, example }: WrongType, words: WordsOfTypes): string {
  return sentences(
    `This is ${typeNames[type]} (got ${quoted(got)}), but it should be ${words[wanted]}.`,
    forExample(example),
  );
}

function forExample(example: unknown): string {
  return example === undefined ? '' : `For example: ${quoted(example)}.`;
}

/** A sentence, and another unless that is empty. */
function sentences(first: string, second: string): string {
  return second === '' ? first : `${first} ${second}`;
}
