import { parsePath, valueAt } from '../writing/path';
import { titleOfField } from '../writing/titles';
import type { State } from './state';

/** The names of the fields of the open file that are empty and must not be, each once. */
export function stillNeeded({ editor, file, problems, editedEntries }: State): readonly string[] {
  const { [file]: entry } = editedEntries;
  // an empty list is an empty text, too
  const isEmpty = (field: string) => String(valueAt(entry, parsePath(field)) ?? '').trim() === '';
  const needed = problems.filter(
    (problem) =>
      problem.file === file && problem.severity === 'error' && entry && isEmpty(problem.field),
  );
  return [...new Set(needed.map(({ field }) => titleOfField(editor.model, file, entry, field)))];
}
