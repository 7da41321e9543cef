import * as z from 'zod';
import { fieldFormats, metadataOf } from '../field-metadata';
import { invalidFormatMessage } from './invalid-format';
import { partAt, type Path, pathOf, valueAt } from './schema-traversal';
import { quoted, suggestion } from './suggestion';

/** What is wrong at the place of an issue, and how to mend it, in plain sentences. */
export function issueMessage(
  issue: z.core.$ZodIssue,
  schema: z.core.$ZodType,
  value: unknown,
): string {
  const path = pathOf(issue);
  const part = partAt(schema, value, path);
  const got = valueAt(value, path);
  const metadata = metadataOf(part);
  const example = metadata.examples?.find((each) => each !== '');
  const advice = example === undefined ? '' : ` An example: ${quoted(example)}.`;
  if (got === undefined) return missing(path, part, example ?? choicesOf(issue)[0]);
  if (issue.code === 'invalid_type') {
    return `${typeOf(got)} stands here (got ${quoted(got)}), but it should be ${expected(issue.expected)}.${advice}`;
  }
  if (issue.code === 'invalid_value' || issue.code === 'invalid_union') {
    if (typeof got !== 'string') {
      return `${typeOf(got)} stands here (got ${quoted(got)}), but it should be ${expected('string')}.${advice}`;
    }
    return wrongChoice(path, got, choicesOf(issue));
  }
  if (issue.code === 'too_big') return tooMuch(got, Number(issue.maximum));
  if (issue.code === 'too_small') return 'The list is empty. Write at least one entry.';
  if (issue.code === 'invalid_format' && typeof got === 'string') {
    const format = (part && fieldFormats.get(part)?.format) ?? 'single-line';
    return invalidFormatMessage(format, got, metadata.patternErrorMessage ?? '');
  }
  return `This is not what belongs here (got ${quoted(got)}).${advice}`;
}

function missing(path: Path, part: z.core.$ZodType | undefined, example: unknown): string {
  const key = path.at(-1);
  if (path.length === 0) return 'The file should hold one entry in curly brackets: { … }.';
  if (path.join() === 'sections,0') {
    return 'The page is empty. Begin it with a section of the type "hero".';
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
  if (value === null) return 'Nothing';
  if (Array.isArray(value)) return 'A list';
  if (typeof value === 'object') return 'A group of fields';
  if (typeof value === 'boolean') return 'True or false';
  return typeof value === 'number' ? 'A number' : 'A text';
}

function expected(type: string): string {
  if (type === 'string') return 'a text in quotation marks';
  if (type === 'boolean') return 'true or false, without quotation marks';
  if (type === 'array' || type === 'tuple') return 'a list in square brackets';
  return 'a group of fields in curly brackets';
}

function wrongChoice(path: Path, got: string, choices: readonly string[]): string {
  if (path.join() === 'sections,0,type') {
    return `A page begins with its hero (got ${quoted(got)}). Move the section of the type "hero" to the top, or add one.`;
  }
  if (got === 'hero') {
    return 'A page has one hero, at the top, and this is another. Remove it, or give it another type.';
  }
  return `${quoted(got)} is not one of the choices. ${suggestion(got, choices)}`;
}

function choicesOf(issue: z.core.$ZodIssue): readonly string[] {
  if (issue.code === 'invalid_value') return issue.values.map(String);
  const isUnion = issue.code === 'invalid_union' && 'options' in issue;
  return isUnion && Array.isArray(issue.options) ? issue.options.map(String) : [];
}

function tooMuch(got: unknown, maximum: number): string {
  const most = maximum.toString();
  if (typeof got === 'string') {
    return `The text has ${got.length.toString()} characters, but only ${most} fit. Shorten it.`;
  }
  const length = Array.isArray(got) ? got.length.toString() : 'too many';
  return `The list has ${length} entries, but only ${most} fit. Remove some.`;
}
