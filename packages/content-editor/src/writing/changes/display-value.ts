import { childPart } from 'content-check/schema-traversal';
import * as z from 'zod';
import { isList, isObject, isSame, type Json } from '../json';
import { choiceLabel, type Part } from '../schema';
import { titleOfEntry, unmarked } from '../titles';

/** The title of the entry to which a value refers; undefined if it refers to none that is known. */
export type TitleOf = (part: Part | undefined, value: Json) => string | undefined;

/**
 * A value as text for the user.
 * @param compared another version: a long text is shown where it differs from that one
 * @param titleOf the titles of other entries
 */
export function displayValue(
  part: Part | undefined,
  value: Json | undefined,
  compared?: Json,
  titleOf: TitleOf = () => undefined,
): string {
  const text = wholeText(part, value, compared, titleOf);
  const isQuoted = value !== undefined && value !== '' && typeof value !== 'boolean';
  return isQuoted ? `“${excerpt(text, typeof compared === 'string' ? compared : '')}”` : text;
}

/**
 * All of a value as text for the user.
 * @param compared another version: if only marks differ, they are shown
 * @param titleOf the titles of other entries
 */
export function wholeText(
  part: Part | undefined,
  value: Json | undefined,
  compared: Json | undefined,
  titleOf: TitleOf,
): string {
  if (value === undefined || value === '') return '(empty)';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return String(value);
  const isChoice = part instanceof z.ZodEnum && typeof value === 'string';
  // a change of marks alone would not be seen
  const isMarkChange =
    value !== compared && isSame(unmarked(part, value), unmarked(part, compared ?? null));
  const words = isChoice
    ? choiceLabel(part, value)
    : titlesOfValue(isMarkChange ? undefined : part, value, titleOf);
  return words || valueAsText(value);
}

/** A value that the schema doesn't know, as text without brackets. */
export function valueAsText(value: Json): string {
  if (isList(value)) return value.map(valueAsText).join(', ');
  if (!isObject(value)) return value === null ? 'nothing' : String(value);
  return Object.entries(value)
    .map(([key, child]) => `${key}: ${valueAsText(child)}`)
    .join(', ');
}

function excerpt(text: string, compared: string): string {
  // whole letters, of which an emoji has two units
  const [letters, others] = [Array.from(text), Array.from(compared)];
  if (letters.length <= 90) return text;
  let same = 0;
  while (same < letters.length && letters[same] === others[same]) same += 1;
  // some words before the difference
  const start = same < 60 ? 0 : letters.lastIndexOf(' ', same - 30) + 1;
  const end = start + 88;
  const shown = letters.slice(start, end).join('');
  return `${start > 0 ? '…' : ''}${shown}${end < letters.length ? '…' : ''}`;
}

/** The title of a value, or those of a list's entries. */
function titlesOfValue(part: Part | undefined, value: Json, titleOf: TitleOf): string {
  const titleOfValue = (own: Part | undefined, entry: Json) =>
    titleOf(own, entry) ?? titleOfEntry(own, entry);
  const entries = isList(value) ? [...value.entries()] : [];
  return entries.length > 0
    ? entries
        .map(([at, entry]) => titleOfValue(part && childPart(part, at, entry), entry))
        .join(', ')
    : titleOfValue(part, value);
}
