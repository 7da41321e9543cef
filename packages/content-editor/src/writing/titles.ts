import { metadataOf } from 'content-check/field-metadata';
import { collectionOf } from 'content-check/collection';
import type { ContentModel } from 'content-check/content-model';
import { isPicture } from 'content-check/picture-path';
import { childPart } from 'content-check/schema-traversal';
import { isBlank } from 'content-check/visible-text';
import { plainText as textWithoutMarks } from 'rich-text/plain-text';
import { type Entry, isObject, type Json, type JsonObject } from './json';
import { parsePath, valueAt } from './path';
import { isFolder, isTyped, type Part, traitsOf } from './schema';

/**
 * The title of a list's entry: "Steps: How the Work Goes". The title of a group is its heading, title or
 * label, or else the beginning of the first of its texts that people type.
 */
export function titleOfEntry(part: Part | undefined, value: Json): string {
  const kind = metadataOf(part).title ?? '';
  const own = isObject(value) ? ownWords(part, value) : unmarked(part, value);
  if (typeof own !== 'string' || isBlank(own)) return kind;
  return isObject(value) ? `${kind}: ${beginningOf(own)}` : own;
}

/** As long as a heading may be, so that none is cut. */
const maxTitleLength = 80;

function beginningOf(words: string): string {
  if (words.length <= maxTitleLength) return words;
  const beginning = words.slice(0, maxTitleLength);
  return `${beginning.slice(0, beginning.lastIndexOf(' ')).trimEnd()}…`;
}

function ownWords(part: Part | undefined, value: JsonObject): string | undefined {
  const typed = Object.entries(value).map(([key, child]) => {
    const own = part && childPart(part, key, child);
    return own && isTyped(own) ? unmarked(own, child) : undefined;
  });
  const words = [value.heading, value.title, value.label, ...typed];
  return words.find((word) => typeof word === 'string' && !isBlank(word)) as string | undefined;
}

/** A text without its marks; any other value as it is. */
export function unmarked(part: Part | undefined, value: Json): Json {
  return part && typeof value === 'string' ? withoutMarks(part, value) : value;
}

/** A text as words alone. */
export function withoutMarks(part: Part, text: string): string {
  const { richText } = traitsOf(part);
  if (!richText) return text;
  return textWithoutMarks(richText.isBlock ? [text] : text);
}

/** The title of a picture: its file name without the ending. */
export function titleOfPicture(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).replace(/\.\w+$/, '');
}

/** The title of a file: its entry's, that of a collection with one file, or else its file name. */
export function titleOfFile(model: ContentModel, file: string, entry: Entry | undefined): string {
  if (isPicture(file)) return titleOfPicture(file);
  if (typeof entry?.title === 'string' && !isBlank(entry.title)) return entry.title;
  const collection = collectionOf(model, file);
  const name = file.split('/').pop()?.replace('.json', '') ?? file;
  return collection && !isFolder(collection) ? (metadataOf(collection.schema).title ?? file) : name;
}

/** The title of a field: "Hero: Let's Connect › Buttons › Label". */
export function titleOfField(
  model: ContentModel,
  file: string,
  entry: Entry | undefined,
  field: string,
): string {
  const schema = collectionOf(model, file)?.schema;
  const path = parsePath(field);
  if (!schema || path.length === 0) return 'The whole file';
  let part: Part | undefined = schema;
  let value: Json | undefined = entry;
  return path
    .flatMap((key, index) => {
      value = valueAt(value, [key]);
      part = part && childPart(part, key, value);
      const next = path[index + 1];
      // the entry's title implies the list's
      if (typeof next === 'number' && isObject(valueAt(value, [next]))) return [];
      if (typeof key !== 'number') return [metadataOf(part).title ?? key];
      return [titleOfEntry(part, value ?? null)];
    })
    .join(' › ');
}

/** The heading of a folder, by the name of its collection: "case-studies" is called "Case studies". */
export const folderHeading = (name: string): string =>
  name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');
