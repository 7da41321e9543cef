import type { Suggestion } from '../suggestion';
import { advice as adviceOf, named, quoted } from './phrases';
import { type Got, sentences, typeNames, valueMessages, type ValueType } from './value-messages';
import { defineMessages } from './messages';

export type WrongType = Got & {
  readonly type: ValueType;
  readonly wanted: Exclude<ValueType, 'empty'>;
  /** A valid value; left out where none is known. */
  readonly example?: unknown;
};

/** How values are written in JSON. */
const typesInJson: Readonly<Record<WrongType['wanted'], string>> = {
  text: 'text in quotation marks',
  boolean: 'true or false, without quotation marks',
  number: 'a number, without quotation marks',
  list: 'a list in square brackets',
  group: 'a group of fields in curly brackets',
};

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

/** Messages about values that don't fit the schema. A form, in which they can't be of another type, has its own. */
export const schemaMessages = defineMessages({
  ...valueMessages,
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
  'type-wrong': ({ got, type, wanted, example }: WrongType) =>
    sentences(
      `This is ${typeNames[type]} (got ${quoted(got)}), but it should be ${typesInJson[wanted]}.`,
      forExample(example),
    ),
  'choice-unknown': ({ got, suggestion }: UnknownChoice) =>
    `${quoted(got)} is not one of the choices. ${adviceOf(suggestion)}`,
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

function forExample(example: unknown): string {
  return example === undefined ? '' : `For example: ${quoted(example)}.`;
}
