import { collectionOf } from 'content-check/collection';
import { metadataOf } from 'content-check/field-metadata';
import { partAt } from 'content-check/schema-traversal';
import { isBlank } from 'content-check/visible-text';
import { isList } from '../writing/json';
import { parsePath, valueAt } from '../writing/path';
import type { State } from './state';

/** The names of the fields of the open file that are empty and must not be, each once. */
export function stillNeeded({ editor, file, problems, values }: State): readonly string[] {
  const schema = collectionOf(editor.model, file)?.schema;
  const entry = values[file];
  const empty = problems.flatMap((problem) => {
    if (problem.file !== file || problem.severity !== 'error') return [];
    const path = parsePath(problem.field);
    const value = valueAt(entry, path);
    const isNeeded = isList(value)
      ? value.length === 0
      : value === undefined || (typeof value === 'string' && isBlank(value));
    const part = schema && partAt(schema, entry, path);
    return isNeeded ? [metadataOf(part).title ?? problem.field] : [];
  });
  return [...new Set(empty)];
}
