import { collectionOf } from 'content-check/collection';
import type { ContentModel } from 'content-check/content-model';
import { textFields } from 'content-check/schema-traversal';
import type * as z from 'zod';
import { withValue } from '../edit';
import { keepIdentity } from '../identity';
import { type Entries, type Entry, isList, isObject, type Json } from '../json';
import { valueAt } from '../path';
import { textsOf } from './reference-names';
import { withRange } from './text-range';

/*
 * While it is edited, a reference holds the file that it means, since that file's name may change. The file stands between
 * two marks, since a link is only a part of a text.
 */

/** No text of content has this character: JSON files hold it only escaped, and the check refuses it. */
const mark = '\0';

const reference = /\0([^\0]*)\0/g;

/** A reference to a file. */
export function referenceTo(file: string): string {
  return mark + file.replace(endsOfTarget, asHex) + mark;
}

/** What would end the target of a link in a text. */
const endsOfTarget = /[\s()\\#%]/g;

const asHex = (sign: string) => `%${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** The file that a reference means, also one with an anchor; undefined for any other text. */
export function fileOf(text: string): string | undefined {
  const [, file] = /^\0([^\0]*)\0/.exec(text) ?? [];
  return file?.replace(/%([0-9a-f]{4})/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

/** The file that has a name; undefined if none has it, or if references keep that name. */
export type FileNamed = (collection: string, name: string) => string | undefined;

/**
 * A value whose references hold files.
 * @param part its part of the schema
 */
export function withFiles<Value extends Json>(
  part: z.core.$ZodType | undefined,
  value: Value,
  fileNamed: FileNamed,
): Value {
  if (!part) return value;
  // backwards: a link in a text that gets longer shifts those after it
  return [...textFields(part, value)].reduceRight<Json>(
    (changed, { path, traits: { refersTo }, value: text, within }) => {
      if (!refersTo) return changed;
      const [name = '', ...anchor] = refersTo.mayHaveAnchor ? text.split('#') : [text];
      const file = fileNamed(refersTo.collection, name);
      if (file === undefined) return changed;
      const next = [referenceTo(file), ...anchor].join('#');
      return withValue(
        changed,
        path,
        within ? withRange(valueAt(changed, path), within, next) : next,
      );
    },
    value,
  ) as Value;
}

/**
 * A value whose references hold names.
 * @param nameOf the name of a file; undefined if its references stay as they are
 * @returns the same value if it has none
 */
export function withNames<Value extends Json>(
  value: Value,
  nameOf: (file: string) => string | undefined,
): Value;
export function withNames(value: Json, nameOf: (file: string) => string | undefined): Json {
  if (typeof value === 'string') {
    if (!value.includes(mark)) return value;
    return value.replace(reference, (text) => nameOf(fileOf(text) ?? '') ?? text);
  }
  const inside = (child: Json) => withNames(child, nameOf);
  if (isList(value)) {
    const next = value.map(inside);
    return next.every((child, at) => child === value[at]) ? value : keepIdentity(value, next);
  }
  if (!isObject(value)) return value;
  const next = Object.entries(value).map(([key, child]) => [key, inside(child)] as const);
  const isAsBefore = next.every(([key, child]) => child === value[key]);
  return isAsBefore ? value : keepIdentity(value, Object.fromEntries(next));
}

/** The files to which a value refers. */
export function filesIn(value: Json): ReadonlySet<string> {
  const files = new Set<string>();
  withNames(value, (file) => {
    files.add(file);
    return undefined;
  });
  return files;
}

/** The entries without references to files that are gone; only those whose format says that they are removed then. */
export function withoutRemovedReferences(
  model: ContentModel,
  entries: Entries,
  isGone: (file: string) => boolean,
): Entries {
  const next = Object.entries(entries).map(([file, entry]) => {
    const hasGone = [...filesIn(entry)].some(isGone);
    return [file, hasGone ? withoutRemoved(model, file, entry, isGone) : entry] as const;
  });
  return next.every(([file, entry]) => entry === entries[file])
    ? entries
    : Object.fromEntries(next);
}

function withoutRemoved(
  model: ContentModel,
  file: string,
  entry: Entry,
  isGone: (file: string) => boolean,
): Entry {
  // backwards: removing an entry of a list shifts those after it
  return textsOf(model, file, entry).reduceRight((changed, { path, traits, value }) => {
    const meant = fileOf(value);
    const goes = traits.refersTo?.whenDeleted === 'removed' && meant !== undefined && isGone(meant);
    return goes ? (withValue(changed, path, undefined) as Entry) : changed;
  }, entry);
}

/** An entry whose references hold files. */
export function entryWithFiles(
  model: ContentModel,
  file: string,
  entry: Entry,
  fileNamed: FileNamed,
): Entry {
  return withFiles(collectionOf(model, file)?.schema, entry, fileNamed);
}
