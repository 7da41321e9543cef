import type { Problem } from 'content-check/problem';
import type { FieldPlace } from '../../writing/path';
import type { State } from '../state/state';

/** In place of a field's name in `touched`: all fields of the file. */
export const everyField = '*';

/**
 * The state with what a check has found. Where every field of a file counted as touched, only those with
 * problems do from now on: a section that is added later must not start with mistakes.
 */
export function afterCheck(
  { touched }: State,
  problems: readonly Problem[],
): Pick<State, 'problems' | 'isCheckWorking' | 'touched'> {
  const isWhole = ({ field }: FieldPlace) => field === everyField;
  const resolved = touched.flatMap((place) =>
    isWhole(place) ? problems.filter(({ file }) => file === place.file) : [place],
  );
  return { problems, isCheckWorking: true, touched: touched.some(isWhole) ? resolved : touched };
}
