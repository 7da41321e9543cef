import { type Problem, problemKey } from 'content-check/problem';
import { isAuthorMissing, isFateUnknown, type Outcome } from '../store/publishing';
import { titleInForm } from './titles/titles';
import type { Progress } from './state/events';
import { failureStatus } from './state/failure-status';
import type { State, Destination } from './state/state';

/** What the form says of what is sent, by where it goes. */
const words: Readonly<
  Record<Destination, Readonly<Record<'started' | 'done' | 'not' | 'unknown', string>>>
> = {
  public: {
    started: 'Publishing…',
    done: 'Published',
    not: 'Not published',
    unknown: 'It isn’t known whether it is published.',
  },
  files: {
    started: 'Writing…',
    done: 'Written to the files',
    not: 'Not written',
    unknown: 'It isn’t known whether it is written to the files.',
  },
};

/** What the form says to do while content has two versions. */
export const chooseVersion = 'Choose which version to keep.';

/** What the form adds to every message about changes that don't get through. */
export const nothingLost = 'What you have typed is kept.';

/** What the form shows of the progress of what is sent. */
export function afterProgress(state: State, event: Progress): Partial<State> {
  switch (event.type) {
    case 'sending started': {
      const { destination } = event;
      return { sending: destination, status: words[destination].started, beforeTyping: undefined };
    }
    case 'sending ended':
      return { ...afterSending(state, event), sending: undefined };
  }
}

type Ended = Extract<Progress, { readonly type: 'sending ended' }>;

function afterSending(state: State, { outcome, waiting, error }: Ended): Partial<State> {
  const { done, not, unknown } = words[state.sending ?? 'public'];
  if (isAuthorMissing(outcome)) return { status: '' };
  switch (outcome.result) {
    case 'done': {
      const names = waiting.map((file) => `“${titleInForm(state, file)}”`).join(', ');
      return { status: names === '' ? `${done}.` : `${done}, except ${names}.` };
    }
    case 'outdated':
      return {
        ...failureStatus(`${not}: others have changed the same. ${chooseVersion}`),
        file: state.conflicts[0]?.file ?? state.file,
      };
    case 'mistakes':
      return {
        ...afterMistakes(state, outcome.problems),
        ...failureStatus(`${not}: ${countOf(outcome)} to fix. ${nothingLost}`),
      };
    case 'refused':
      if (error !== undefined)
        return failureStatus(error, `${not}: ${outcome.details} ${nothingLost}`);
      // polling fails with the same words, which are told only once (`tellOnce`)
      if (outcome.code === 'unanswered')
        return failureStatus(`${unknown} ${outcome.details} ${nothingLost}`);
      return failureStatus(isFateUnknown(outcome) ? unknown : `${not}.`);
  }
}

const countOf = ({ problems }: Extract<Outcome, { readonly result: 'mistakes' }>) =>
  problems.length === 1 ? 'one mistake' : `${problems.length} mistakes`;

/** Shows the mistakes that keep changes from being sent. */
function afterMistakes(
  { problems, touched }: State,
  mistakes: readonly Problem[],
): Pick<State, 'touched' | 'problems' | 'beforeTyping'> {
  const files = mistakes.map(({ file }) => file);
  const here = new Set(problems.map(problemKey));
  // the files don't count as touched as a whole: a field that is added to them later has no mistake yet
  const shown = [...mistakes, ...problems.filter(({ file }) => files.includes(file))];
  return {
    touched: [...touched, ...shown],
    problems: [...problems, ...mistakes.filter((mistake) => !here.has(problemKey(mistake)))],
    beforeTyping: undefined,
  };
}
