import type { Problem } from 'content-check/problem';
import { placesAfter } from '../../writing/identity';
import type { Entries } from '../../writing/json';
import type { FieldPlace } from '../../writing/path';
import type { State } from '../state';

/** In place of a field's name in `touched`: all fields of the file. */
export const everyField = '*';

/**
 * What a check has found. A file of which every field counted as touched has only its fields with problems touched from then
 * on, so that a section that is added later doesn't start with mistakes.
 */
export function checked(
  { touched }: State,
  problems: readonly Problem[],
): Pick<State, 'problems' | 'isChecked' | 'touched'> {
  const isWhole = ({ field }: FieldPlace) => field === everyField;
  const resolved = touched.flatMap((place) =>
    isWhole(place) ? problems.filter(({ file }) => file === place.file) : [place],
  );
  return { problems, isChecked: true, touched: touched.some(isWhole) ? resolved : touched };
}

/** The marks of fields, which follow their entries as they move in lists. */
export function marksAfter(
  { touched, conflicts, problems, editedEntries }: State,
  next: Entries,
): Pick<State, 'touched' | 'conflicts' | 'problems'> {
  return {
    touched: placesAfter(touched, editedEntries, next),
    conflicts: placesAfter(conflicts, editedEntries, next),
    problems: placesAfter(problems, editedEntries, next),
  };
}
