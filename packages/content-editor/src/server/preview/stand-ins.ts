import { collectionOf } from 'content-check/collection';
import type { ContentModel } from 'content-check/content-model';
import { metadataOf } from 'content-check/field-metadata';
import { partAt } from 'content-check/schema-traversal';
import type { Problem } from 'content-check/problem';
import { isBlank } from 'content-check/visible-text';
import type { Snapshot } from '../../store/store';
import { withValue } from '../../writing/edit';
import { type Json, parseEntry } from '../../writing/json';
import { parsePath, valueAt } from '../../writing/path';
import { isText, traitsOf } from '../../writing/schema';

type Files = Snapshot['files'];

/**
 * Puts the name of a field where its text is still missing, so that the site can show the rest of a new page or section. A
 * text that was deleted is not replaced: the site goes on showing it.
 * @param shown the files as they are shown
 * @param errors the mistakes in the files
 */
export function withStandIns(
  model: ContentModel,
  files: Files,
  shown: Files,
  errors: readonly Problem[],
): Files {
  const filled: Record<string, string> = {};
  for (const { file, field } of errors) {
    const entry = parseEntry(filled[file] ?? files[file] ?? null);
    const schema = collectionOf(model, file)?.schema;
    const path = parsePath(field);
    const part = schema && partAt(schema, entry, path);
    const isNew = isEmpty(valueAt(parseEntry(shown[file] ?? null), path));
    if (!entry || !part || !isText(part) || !isNew || !isEmpty(valueAt(entry, path))) continue;
    if (!traitsOf(part).isProse) continue;
    const name = metadataOf(part).title ?? '…';
    filled[file] = JSON.stringify(withValue(entry, path, name));
  }
  return { ...files, ...filled };
}

const isEmpty = (value: Json | undefined) =>
  value === undefined || (typeof value === 'string' && isBlank(value));
