import { placesAfter } from '../writing/identity';
import type { Entries } from '../writing/json';
import type { State } from './state/state';

/** Touched fields, conflicts and problems follow their entries as these move in lists. */
export function afterMovingPlaces(
  { touched, conflicts, problems }: State,
  before: Entries,
  after: Entries,
): Pick<State, 'touched' | 'conflicts' | 'problems'> {
  return {
    touched: placesAfter(touched, before, after),
    conflicts: placesAfter(conflicts, before, after),
    problems: placesAfter(problems, before, after),
  };
}
