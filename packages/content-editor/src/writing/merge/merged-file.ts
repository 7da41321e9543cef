import { collectionOf } from 'content-check/collection';
import type { ContentModel } from 'content-check/content-model';
import type { Entry } from '../json';
import { keepIdentities } from './keep-identities';
import { merge, type Sides } from './merge';

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
  const { value, base, differences } = merge(schema, sides);
  keepIdentities(schema, shown, value);
  return { value: value as Entry | undefined, base: base as Entry | undefined, differences };
}
