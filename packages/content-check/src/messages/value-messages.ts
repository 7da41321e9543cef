import { quoted } from './phrases';
import { defineMessages } from './messages';

export type Got = { readonly got: unknown };
type Size = { readonly length: number; readonly maximum: number };

type Bound<Name extends string> = Readonly<Record<Name, number>> & {
  /** Whether it is allowed itself. */
  readonly isIncluded: boolean;
};

/** What the schema says about a text of this format; empty if it says nothing. */
export type Advice = { readonly advice: string };

/** What a value can be. */
export type ValueType = 'empty' | 'text' | 'boolean' | 'number' | 'list' | 'group';

/** What values are called. */
export const typeNames: Readonly<Record<ValueType, string>> = {
  empty: 'empty',
  text: 'text',
  boolean: 'true or false',
  number: 'a number',
  list: 'a list',
  group: 'a group of fields',
};

/** Messages about texts, numbers and lists of the right type, whoever reads them. */
export const valueMessages = defineMessages({
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
});

/** A sentence, and another unless that is empty. */
export function sentences(first: string, second: string): string {
  return second === '' ? first : `${first} ${second}`;
}
