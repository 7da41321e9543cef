import * as z from 'zod';
import { textFormats, metadataOf } from './field-metadata';
import { invalidFormatMessage } from './invalid-format';
import { quoted, suggestion } from './problem';
import { partAt, type Path, pathOf, valueAt } from './schema-traversal';

/** The message of an issue: what is wrong and how to fix it, in plain language. */
export function issueMessage(issue: z.core.$ZodIssue, schema: z.ZodObject, value: unknown): string {
  const path = pathOf(issue);
  const part = partAt(schema, value, path);
  const got = valueAt(value, path);
  const metadata = metadataOf(part);
  const example = metadata.examples?.find((each) => each !== '');
  const advice = example === undefined ? '' : ` For example: ${quoted(example)}.`;
  const choices = choicesOf(issue);
  if (got === undefined) return missingMessage(path, part, example ?? choices?.[0]);
  if (choices && typeof got === 'string') return wrongChoice(path, got, choices);
  if (choices || issue.code === 'invalid_type') {
    const wanted = wantedTypes[issue.code === 'invalid_type' ? issue.expected : 'string'];
    const type = wanted ?? 'a group of fields in curly brackets';
    return `This is ${typeOf(got)} (got ${quoted(got)}), but it should be ${type}.${advice}`;
  }
  if (issue.code === 'too_big') return tooMuch(got, Number(issue.maximum));
  if (issue.code === 'too_small') return 'The list is empty. Add at least one entry.';
  if (issue.code === 'invalid_format' && typeof got === 'string') {
    const format = (part && textFormats.get(part)?.format) ?? 'single-line';
    return invalidFormatMessage(format, got, metadata.patternErrorMessage ?? '');
  }
  return `This value does not fit here (got ${quoted(got)}).${advice}`;
}

/**
 * The message for a missing field.
 * @param part the schema of the field
 * @param example a valid value
 */
export function missingMessage(
  path: Path,
  part: z.core.$ZodType | undefined,
  example: unknown = metadataOf(part).examples?.[0],
): string {
  const key = path.at(-1);
  if (path.length === 0) return 'The file should contain one entry in curly brackets: { … }.';
  if (path.join() === 'sections,0') {
    return 'The page has no sections. Start it with a section of type "hero".';
  }
  const { title = String(key) } = metadataOf(part);
  const model = example === undefined ? pattern(part) : JSON.stringify(example);
  return `The field “${title}” is missing. Add ${quoted(key)}: ${model}.`;
}

function pattern(part: z.core.$ZodType | undefined): string {
  if (part instanceof z.ZodObject) return '{ … }';
  return part instanceof z.ZodArray || part instanceof z.ZodTuple ? '[ … ]' : '"…"';
}

function typeOf(value: unknown): string {
  if (value === null) return 'empty';
  if (Array.isArray(value)) return 'a list';
  return types[typeof value] ?? 'text';
}

const types: Partial<Record<string, string>> = {
  object: 'a group of fields',
  boolean: 'true or false',
  number: 'a number',
};

/** By zod's names. */
const wantedTypes: Partial<Record<string, string>> = {
  string: 'text in quotation marks',
  boolean: 'true or false, without quotation marks',
  array: 'a list in square brackets',
  tuple: 'a list in square brackets',
};

function wrongChoice(path: Path, got: string, choices: readonly string[]): string {
  if (path.join() === 'sections,0,type') {
    return `A page starts with its hero (got ${quoted(got)}). Move the section of type "hero" to the top, or add one.`;
  }
  if (got === 'hero') {
    return 'A page can have only one hero, at the top. Remove this one, or change its type.';
  }
  return `${quoted(got)} is not one of the choices. ${suggestion(got, choices)}`;
}

function choicesOf(issue: z.core.$ZodIssue): readonly string[] | undefined {
  if (issue.code === 'invalid_value') return issue.values.map(String);
  if (issue.code !== 'invalid_union') return undefined;
  return 'options' in issue && Array.isArray(issue.options) ? issue.options.map(String) : [];
}

function tooMuch(got: unknown, maximum: number): string {
  if (typeof got === 'string')
    return `The text has ${got.length} characters, but only ${maximum} fit. Shorten it.`;
  return `The list has ${Array.isArray(got) ? got.length : 'too many'} entries, but only ${maximum} fit. Remove some.`;
}
