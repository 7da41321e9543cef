import { fieldName, type Path } from 'content-check/schema-traversal';
import { isSame, type Entry } from '../../writing/json';
import { type FieldPlace, parsePath, valueAt } from '../../writing/path';
import { titleOfField } from '../../writing/titles';
import { titleInForm } from '../titles/titles';
import type { State } from '../state/state';
import { entriesToWrite } from '../write/to-write';
import { publicEntry } from '../publish/unpublished';

/** Why a step is dropped, in words. */
const reasons = {
  'changed since': 'somebody else has changed it since',
  'picture lost': 'it needs a picture that isn’t there any more',
};

/** What is told of a step that is dropped. */
export function droppedWords(
  done: 'Undone' | 'Redone',
  place: FieldPlace,
  state: State,
  reason: keyof typeof reasons,
): string {
  const verb = done === 'Undone' ? 'undone' : 'redone';
  return `${wordsOf(place, state)} can’t be ${verb}: ${reasons[reason]}.`;
}

/**
 * What is told of a step of undo or redo: the field that changes, and whether that was public before.
 * @param before the state before the step
 * @param after the state after it
 */
export function stepWords(
  done: 'Undone' | 'Redone',
  place: FieldPlace,
  before: State,
  after: State,
): string {
  const { file, field } = place;
  const path = parsePath(field);
  const known = [after, before].find(
    ({ editedEntries }) => valueAt(editedEntries[file], path) !== undefined,
  );
  const what = wordsOf(place, known ?? before);
  const shown = publicEntry(before, file);
  const isShown = (entry: Entry | undefined) => isSame(valueAt(entry, path), valueAt(shown, path));
  const wasPublic = shown !== undefined && isShown(entriesToWrite(before)[file]);
  return wasPublic && !isShown(entriesToWrite(after)[file])
    ? `${done}: ${what}. This was already published: publish again to show it to visitors.`
    : `${done}: ${what}.`;
}

/** A field and its file: “Place of “Contact””. */
function wordsOf({ file, field }: FieldPlace, state: State): string {
  const title = `“${titleInForm(state, file)}”`;
  // in a list, another entry may be at that index now
  const list = listOf(parsePath(field));
  const inside = titleOfField(state.model, file, state.editedEntries[file], list);
  return field === '' ? title : `${inside} of ${title}`;
}

const listOf = (path: Path) =>
  fieldName(typeof path.at(-1) === 'number' ? path.slice(0, -1) : path);
