import { isBlank } from 'content-check/visible-text';
import { isList, type Json } from '../../writing/json';
import { parsePath, valueAt } from '../../writing/path';
import { titleOfField } from '../../writing/titles';
import type { State } from '../state/state';

/** The names of the fields of the open file that are empty and must not be, each once. */
export function stillNeeded({ model, file, problems, editedEntries }: State): readonly string[] {
  const { [file]: entry } = editedEntries;
  const needed = problems.filter(
    (problem) =>
      problem.file === file &&
      problem.severity === 'error' &&
      entry &&
      isEmpty(valueAt(entry, parsePath(problem.field))),
  );
  return [...new Set(needed.map(({ field }) => titleOfField(model, file, entry, field)))];
}

function isEmpty(value: Json | undefined): boolean {
  if (isList(value)) return value.every(isEmpty);
  return value === undefined || value === null || (typeof value === 'string' && isBlank(value));
}
