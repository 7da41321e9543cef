import { posix } from 'node:path';
import { collectionOf, nameFieldOf } from 'content-check/collection';
import { type TextFormat, textFormats } from 'content-check/field-metadata';
import { childPart } from 'content-check/schema-traversal';
import * as z from 'zod';
import { collections } from '../../model/collections';
import { sectionTypeName } from '../../fields/define-section';
import {
  type DerivedFieldSources,
  type DerivedField,
  derivedFields,
  type Fields,
} from '../../fields/derived-fields';
import { textBlocks, textSpans } from './rich-text';
import { joinLastWords } from './running-texts';

/** What results are made of. */
export type QuerySource = {
  /** The content files by their paths, parsed. */
  readonly entries: Readonly<Record<string, Fields>>;
  readonly build: Queries.Build;
  /** What stands for a picture of the content, by its path below the content folder. */
  readonly contentPicture: (path: string) => unknown;
  /** What stands for a picture that comes with the site, by its name. */
  readonly sitePicture: DerivedFieldSources['picture'];
  /** Finishes a text that is shown on several lines. By default it keeps the last words together. */
  readonly finish?: (text: string) => string;
};

/**
 * What queries get of a content file, in builds, beside the editor and in unit tests; undefined if
 * there is no such file. It follows the model, so it knows new fields, sections and collections.
 */
export function entryResult(source: QuerySource, file: string): Fields | undefined {
  const { [file]: entry } = source.entries;
  const collection = collectionOf({ collections }, file);
  return entry && collection && objectResult(source, file, collection.schema, entry);
}

/**
 * What queries get of a value of the content: absent fields are null, references are followed,
 * texts are finished, sections have a type name, and derived fields are added.
 * @param file the file in which the value is
 * @param part its part of the model
 */
export function valueResult(
  source: QuerySource,
  file: string,
  part: z.core.$ZodType | undefined,
  value: unknown,
): unknown {
  if (value === undefined) return null;
  if (typeof value === 'string') return textResult(source, file, part, value);
  if (Array.isArray(value)) return listResult(source, file, part, value);
  if (typeof value !== 'object' || value === null || !(part instanceof z.ZodObject)) return value;
  return objectResult(source, file, part, value as Fields);
}

function textResult(
  source: QuerySource,
  file: string,
  part: z.core.$ZodType | undefined,
  value: string,
): unknown {
  const traits: Partial<TextFormat> = (part && textFormats.get(part)) ?? {};
  const { isRunning, picture, refersTo, richText } = traits;
  const { contentPicture, finish = joinLastWords } = source;
  if (richText && !richText.isBlock) return textSpans(value, finish);
  if (isRunning) return finish(value);
  if (picture === 'file') return contentPicture(posix.join(posix.dirname(file), value));
  return refersTo && !refersTo.mayHaveAnchor
    ? referenceResult(source, refersTo.collection, value)
    : value;
}

/** The result for the entry of a collection with this name; null if there is none. */
function referenceResult(source: QuerySource, collection: string, name: string): unknown {
  const file = fileNamed(source, collection, name);
  return file === undefined ? null : entryResult(source, file);
}

function listResult(
  source: QuerySource,
  file: string,
  part: z.core.$ZodType | undefined,
  list: readonly unknown[],
): unknown {
  const format = part instanceof z.ZodArray ? textFormats.get(part.element) : undefined;
  if (format?.richText?.isBlock) return textBlocks(list.map(String), source.finish);
  return (
    list
      .map((child, index) =>
        valueResult(source, file, part && childPart(part, index, child), child),
      )
      // entries that don't exist
      .filter((child) => child !== null)
  );
}

function objectResult(source: QuerySource, file: string, part: z.ZodObject, value: Fields): Fields {
  // as in the generated schema
  const keys = Object.keys(part.shape).filter((key) => key !== '$schema' && key !== 'type');
  const own = keys.map(
    (key) =>
      [key, valueResult(source, file, childPart(part, key, value[key]), value[key])] as const,
  );
  const fields: Fields = {
    ...(typeof value.type === 'string' && { __typename: sectionTypeName(value.type) }),
    ...Object.fromEntries(own),
  };
  return Object.entries(derivedFields.get(part) ?? {}).reduce(
    (result, [name, field]) => withDerived(source, result, name, field),
    fields,
  );
}

/** Adds a derived field. */
function withDerived(
  source: QuerySource,
  fields: Fields,
  name: string,
  field: DerivedField,
): Fields {
  const sources = field.needs.map((need) => [need, lookedUp(source, need)] as const);
  const value = field.from(fields, Object.fromEntries(sources) as unknown as DerivedFieldSources);
  return { ...fields, [name]: value };
}

/** What a derived field looks up: a file, or all files of a folder in their order. */
function lookedUp(source: QuerySource, need: keyof DerivedFieldSources): unknown {
  if (need === 'build') return source.build;
  if (need === 'picture') return source.sitePicture;
  const path = collections.find(({ name }) => name === need)?.path ?? '';
  if (!path.endsWith('/')) return entryResult(source, path);
  return filesOf(source, need)
    .toSorted()
    .map((file) => entryResult(source, file));
}

const filesOf = ({ entries }: QuerySource, collection: string) =>
  Object.keys(entries).filter((file) => collectionOf({ collections }, file)?.name === collection);

/** The file of the entry of a collection to which others refer by this name. */
function fileNamed(source: QuerySource, collection: string, name: string): string | undefined {
  const found = collections.find((candidate) => candidate.name === collection);
  const key = (found && nameFieldOf(found)?.key) ?? '';
  return filesOf(source, collection).find((file) => source.entries[file]?.[key] === name);
}

/** The entry itself, as it is written; undefined if there is none. */
export function entryNamed(
  source: QuerySource,
  collection: string,
  name: string,
): Fields | undefined {
  return source.entries[fileNamed(source, collection, name) ?? ''];
}
