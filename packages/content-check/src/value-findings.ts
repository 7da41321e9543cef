import * as z from 'zod';
import { metadataOf, textFormats } from './field-metadata';
import { firstEntryAt } from './first-entry';
import type { Finding } from './problem';
import { partAt, type Path, pathOf, valueAt } from './schema-traversal';
import { suggestion } from './suggestion';
import { formatFinding } from './format-finding';
import type { schemaMessages, WrongType } from './messages/schema-messages';
import type { ValueType } from './messages/value-messages';
import { findingsOf } from './messages/messages';

const finding = findingsOf<typeof schemaMessages>();

/** What an issue of zod means for whoever wrote the value. */
export function issueFinding(
  issue: z.core.$ZodIssue,
  schema: z.ZodObject,
  value: unknown,
): Finding {
  const path = pathOf(issue);
  const part = partAt(schema, value, path);
  const got = valueAt(value, path);
  const metadata = metadataOf(part);
  const example = metadata.examples?.find((candidate) => candidate !== '');
  const choices = choicesOf(issue);
  if (got === undefined) return missingFinding(schema, value, path, example ?? choices?.[0]);
  if (choices && typeof got === 'string') return choiceFinding(schema, value, path, got, choices);
  if (typeof got === 'number') return numberFinding(issue, got, example);
  if (choices || issue.code === 'invalid_type') {
    const wanted = issue.code === 'invalid_type' ? wantedTypes[issue.expected] : 'text';
    return finding('type-wrong', { got, type: typeOf(got), wanted: wanted ?? 'group', example });
  }
  if (issue.code === 'too_big') {
    const maximum = Number(issue.maximum);
    if (typeof got === 'string') return finding('text-too-long', { length: got.length, maximum });
    if (Array.isArray(got)) return finding('list-too-long', { length: got.length, maximum });
  }
  if (issue.code === 'too_small' && Array.isArray(got)) return finding('list-empty');
  if (issue.code === 'invalid_format' && typeof got === 'string') {
    const format = (part && textFormats.get(part)) ?? {};
    return formatFinding(format, got, metadata.patternErrorMessage ?? '');
  }
  return finding('value-wrong', { got, example });
}

/** What an issue of zod with a number means; a number in place of something else is of the wrong type. */
function numberFinding(issue: z.core.$ZodIssue, got: number, example: unknown): Finding {
  switch (issue.code) {
    case 'too_small': {
      const isIncluded = issue.inclusive !== false;
      return finding('number-too-small', { got, minimum: Number(issue.minimum), isIncluded });
    }
    case 'too_big': {
      const isIncluded = issue.inclusive !== false;
      return finding('number-too-large', { got, maximum: Number(issue.maximum), isIncluded });
    }
    case 'not_multiple_of':
      return finding('number-off-step', { got, step: issue.divisor });
    case 'invalid_type': {
      // zod's own type, below "number"
      if (String(issue.expected) === 'int') return finding('number-not-whole', { got });
      const wanted = wantedTypes[issue.expected] ?? 'group';
      return finding('type-wrong', { got, type: 'number', wanted, example });
    }
    default:
      return finding('value-wrong', { got, example });
  }
}

/**
 * What is found where a field is missing.
 * @param path the path of the field, from the top of `schema` and `value`
 * @param example a valid value of the field
 */
export function missingFinding(
  schema: z.ZodObject,
  value: unknown,
  path: Path,
  example: unknown = metadataOf(partAt(schema, value, path)).examples?.[0],
): Finding {
  if (path.length === 0) return finding('entry-missing');
  const first = firstEntryAt(schema, value, path);
  if (first?.isFirst) return finding('first-missing', first.entry);
  const key = String(path.at(-1));
  const part = partAt(schema, value, path);
  const { title = key } = metadataOf(part);
  const json = example === undefined ? placeholderOf(part) : JSON.stringify(example);
  return finding('field-missing', { title, key, example: json });
}

function placeholderOf(part: z.core.$ZodType | undefined): string {
  if (part instanceof z.ZodObject) return '{ … }';
  if (part instanceof z.ZodNumber) return '0';
  return part instanceof z.ZodArray || part instanceof z.ZodTuple ? '[ … ]' : '"…"';
}

function choiceFinding(
  schema: z.ZodObject,
  value: unknown,
  path: Path,
  got: string,
  choices: readonly string[],
): Finding {
  const first = firstEntryAt(schema, value, path.slice(0, -1));
  if (first && path.at(-1) === first.discriminator) {
    if (first.isFirst) return finding('first-misplaced', { ...first.entry, got });
    if (got === first.entry.type) return finding('first-again', first.entry);
  }
  return finding('choice-unknown', { got, suggestion: suggestion(got, choices) });
}

function choicesOf(issue: z.core.$ZodIssue): readonly string[] | undefined {
  if (issue.code === 'invalid_value') return issue.values.map(String);
  if (issue.code !== 'invalid_union') return undefined;
  return 'options' in issue && Array.isArray(issue.options) ? issue.options.map(String) : [];
}

function typeOf(value: unknown): ValueType {
  if (value === null) return 'empty';
  if (Array.isArray(value)) return 'list';
  if (typeof value === 'boolean') return 'boolean';
  if (typeof value === 'number') return 'number';
  return typeof value === 'object' ? 'group' : 'text';
}

/** What is wanted, by zod's names. */
const wantedTypes: Partial<Record<string, WrongType['wanted']>> = {
  string: 'text',
  boolean: 'boolean',
  number: 'number',
  array: 'list',
  tuple: 'list',
};
