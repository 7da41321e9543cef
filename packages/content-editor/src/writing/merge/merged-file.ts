import { collectionOf } from 'content-check/collection';
import type { ContentModel } from 'content-check/content-model';
import { childPart } from 'content-check/schema-traversal';
import { type Entry, isContainer, isList, type Json } from '../json';
import { keepIdentity } from '../identity';
import { valueAt } from '../path';
import type { Part } from '../schema';
import { merge, type Sides } from './merge';
import { pairedEntries } from './paired-entries';

/**
 * Merges a file, as it was and on both sides, by its schema.
 * @param shown the version in the form, whose entries of lists stay open in the merged one
 */
export function mergedFile(
  model: ContentModel,
  file: string,
  sides: Sides<Entry | undefined>,
  shown: Entry | undefined,
) {
  const schema = collectionOf(model, file)?.schema;
  const { value, nextBase, differences } = merge(schema, sides);
  keepIdentities(schema, shown, value);
  return {
    value: value as Entry | undefined,
    nextBase: nextBase as Entry | undefined,
    differences,
  };
}

/**
 * Gives the values of a version from elsewhere the identities they had here, so that open entries stay open.
 * @param part their part of the schema
 */
function keepIdentities(
  part: Part | undefined,
  from: Json | undefined,
  to: Json | undefined,
): void {
  if (from === to || !isContainer(from) || !isContainer(to)) return;
  keepIdentity(from, to);
  const places = isList(from) && isList(to) ? pairedEntries(part, from, to).from : undefined;
  for (const [name, child] of Object.entries<Json>(to)) {
    const key = isList(to) ? Number(name) : name;
    const old = valueAt(from, [places ? (places[Number(key)] ?? -1) : key]);
    keepIdentities(part && childPart(part, key, child), old, child);
  }
}
