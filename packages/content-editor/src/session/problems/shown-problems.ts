import type { Problem } from 'content-check/problem';
import { memoizeLast } from '../../writing/memoize-last';
import type { State } from '../state/state';
import { everyField } from './touched';

const shownOf = memoizeLast((problems: State['problems'], touched: State['touched']) =>
  problems.filter((problem) =>
    touched.some(
      ({ file, field }) =>
        problem.file === file && (field === everyField || problem.field === field),
    ),
  ),
);

const knownOf = memoizeLast((problems: State['problems'], before: readonly Problem[]) => {
  const known = new Set(before.map(kindAndPlace));
  return problems.filter((problem) => known.has(kindAndPlace(problem)));
});

/** What stays the same of a problem while somebody goes on typing in its text. */
const kindAndPlace = ({ file, field, code }: Problem) => `${file} ${field} ${code}`;

/** The problems that are listed above the form. They stay while somebody types: the field doesn't move. */
export function listedProblems(state: State): readonly Problem[] {
  const { problems, touched } = state.beforeTyping ?? state;
  return shownOf(problems, touched);
}

/**
 * The problems that are shown: those of touched fields, and those of the base. A text may be wrong until it
 * is complete, so no new problem is shown while somebody types.
 */
export function shownProblems(state: State): readonly Problem[] {
  const listed = listedProblems(state);
  return state.beforeTyping ? knownOf(state.problems, listed) : listed;
}

const errorsOf = memoizeLast((problems: readonly Problem[]) =>
  problems.filter(({ severity }) => severity === 'error'),
);

/** The errors among them. */
export function shownMistakes(state: State): readonly Problem[] {
  return errorsOf(shownProblems(state));
}
