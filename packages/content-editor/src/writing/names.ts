import { metadataOf } from 'content-check/field-metadata';
import { collectionOf } from 'content-check/collection';
import type { ContentModel } from 'content-check/content-model';
import { isPicture } from 'content-check/picture-path';
import { childPart, partAt, type TextField, textFields } from 'content-check/schema-traversal';
import { isBlank } from 'content-check/visible-text';
import { plainText as textWithoutMarks } from 'rich-text/plain-text';
import * as z from 'zod';
import { type Entry, isList, isObject, isSame, type Json, type JsonObject } from './json';
import { parsePath, valueAt } from './path';
import { choiceLabel, isFolder, type Part, traitsOf } from './schema';

/**
 * The name of a list entry: "Steps: How the Work Goes". A group is called by its heading, title or label, or by
 * the first of its texts that is typed.
 */
export function entryName(part: Part | undefined, value: Json): string {
  const kind = metadataOf(part).title ?? '';
  const own = isObject(value) ? ownWords(part, value) : unmarked(part, value);
  if (typeof own !== 'string' || isBlank(own)) return kind;
  return isObject(value) ? `${kind}: ${own}` : own;
}

function ownWords(part: Part | undefined, value: JsonObject): string | undefined {
  const typed = part ? [...textFields(part, value)].filter(isTypedHere).map(wordsOf) : [];
  const words = [value.heading, value.title, value.label, ...typed];
  return words.find((word) => typeof word === 'string' && !isBlank(word)) as string | undefined;
}

const isTypedHere = ({ path, traits, within }: TextField) =>
  path.length === 1 && !traits.isChosen && !within;

const wordsOf = ({ traits, value }: TextField) => withoutMarks(traits, value);

/** A text without its marks; any other value as it is. */
function unmarked(part: Part | undefined, value: Json): Json {
  return part && typeof value === 'string' ? withoutMarks(traitsOf(part), value) : value;
}

function withoutMarks({ richText }: ReturnType<typeof traitsOf>, text: string): string {
  if (!richText) return text;
  return textWithoutMarks(richText.isBlock ? [text] : text);
}

/** The name of a picture, by its path. */
export function pictureName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).replace(/\.\w+$/, '');
}

/** The name of a file: its title, or that of its collection. */
export function fileName(model: ContentModel, file: string, entry: Entry | undefined): string {
  if (isPicture(file)) return pictureName(file);
  if (typeof entry?.title === 'string' && !isBlank(entry.title)) return entry.title;
  const collection = collectionOf(model, file);
  const name = file.split('/').pop()?.replace('.json', '') ?? file;
  return collection && !isFolder(collection) ? (metadataOf(collection.schema).title ?? file) : name;
}

/** The name of a field: "Hero: Let's Connect › Buttons › Label". */
export function fieldTitle(
  model: ContentModel,
  file: string,
  entry: Entry | undefined,
  field: string,
): string {
  const schema = collectionOf(model, file)?.schema;
  const path = parsePath(field);
  if (!schema || path.length === 0) return 'The whole file';
  return path
    .flatMap((key, index) => {
      const at = path.slice(0, index + 1);
      const part = partAt(schema, entry, at);
      const next = path[index + 1];
      // the entry's name implies the list's
      if (typeof next === 'number' && isObject(valueAt(entry, [...at, next]))) return [];
      if (typeof key !== 'number') return [metadataOf(part).title ?? key];
      return [entryName(part, valueAt(entry, at) ?? null)];
    })
    .join(' › ');
}

/** The title of the entry to which a value refers; undefined if it is no reference, or the entry is unknown. */
export type TitleOf = (part: Part | undefined, value: Json) => string | undefined;

/**
 * A value as text for the user.
 * @param compared another version: of long texts, what differs is shown
 * @param titleOf the titles of other entries
 */
export function displayValue(
  part: Part | undefined,
  value: Json | undefined,
  compared?: Json,
  titleOf: TitleOf = () => undefined,
): string {
  if (value === undefined || value === '') return '(empty)';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return `“${value}”`;
  const isChoice = part instanceof z.ZodEnum && typeof value === 'string';
  // a change of marks alone would not be seen
  const isMarkChange =
    value !== compared && isSame(unmarked(part, value), unmarked(part, compared ?? null));
  const words = isChoice
    ? choiceLabel(part, value)
    : namesIn(isMarkChange ? undefined : part, value, titleOf);
  return `“${excerpt(words || plainText(value), typeof compared === 'string' ? compared : '')}”`;
}

/** A value that the schema doesn't know, as text without brackets. */
export function plainText(value: Json): string {
  if (isList(value)) return value.map(plainText).join(', ');
  if (!isObject(value)) return value === null ? 'nothing' : String(value);
  return Object.entries(value)
    .map(([key, child]) => `${key}: ${plainText(child)}`)
    .join(', ');
}

function excerpt(text: string, compared: string): string {
  if (text.length <= 90) return text;
  let same = 0;
  while (same < text.length && text[same] === compared[same]) same += 1;
  // some words before the difference
  const start = same < 60 ? 0 : text.lastIndexOf(' ', same - 30) + 1;
  const end = start + 88;
  return `${start > 0 ? '…' : ''}${text.slice(start, end)}${end < text.length ? '…' : ''}`;
}

/** The name of a value, or those of a list's entries. */
function namesIn(part: Part | undefined, value: Json, titleOf: TitleOf): string {
  const nameOf = (own: Part | undefined, entry: Json) =>
    titleOf(own, entry) ?? entryName(own, entry);
  const entries = isList(value) ? [...value.entries()] : [];
  return entries.length > 0
    ? entries.map(([at, entry]) => nameOf(part && childPart(part, at, entry), entry)).join(', ')
    : nameOf(part, value);
}
