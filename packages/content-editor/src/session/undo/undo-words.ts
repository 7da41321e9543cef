import { fieldName, type Path } from 'content-check/schema-traversal';
import { isSame, type Entry } from '../../writing/json';
import { type FieldPlace, parsePath, valueAt } from '../../writing/path';
import { titleOfField } from '../../writing/titles';
import { titleInForm } from '../titles';
import type { State } from '../state';
import { entriesToWrite } from '../write/to-write';
import { publicEntry } from '../publish/unpublished';

/**
 * What is told of a step of undo or redo: the field that changes, and whether that was public before.
 * @param before the state before the step
 * @param after the state after it
 */
export function stepWords(
  done: 'Undone' | 'Redone',
  { file, field }: FieldPlace,
  before: State,
  after: State,
): string {
  const path = parsePath(field);
  const [state] = [after, before].filter(
    ({ editedEntries }) => valueAt(editedEntries[file], path) !== undefined,
  );
  const known = state ?? before;
  const title = `“${titleInForm(known, file)}”`;
  // in a list, another entry may be in that place now
  const inside = titleOfField(known.editor.model, file, known.editedEntries[file], listOf(path));
  const what = field === '' ? title : `${inside} of ${title}`;
  const shown = publicEntry(before, file);
  const isShown = (entry: Entry | undefined) => isSame(valueAt(entry, path), valueAt(shown, path));
  const wasPublic = shown !== undefined && isShown(entriesToWrite(before)[file]);
  return wasPublic && !isShown(entriesToWrite(after)[file])
    ? `${done}: ${what}. This was already published: publish again to show it to visitors.`
    : `${done}: ${what}.`;
}

const listOf = (path: Path) =>
  fieldName(typeof path.at(-1) === 'number' ? path.slice(0, -1) : path);
