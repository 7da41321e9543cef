import { titleInForm } from '../../session/titles/titles';
import { takenBackWords } from '../../session/after-edit';
import type { PastChange } from '../../session/history/past-changes';
import type { Publication } from '../../store/history';
import type { State } from '../../session/state/state';
import { dateInWords } from '../../writing/date';

/** The words of the history. */
export const historyWords = {
  title: 'History',
  scope: 'Show the history of',
  whole: 'The whole site',
  reading: 'Reading the history…',
  empty: 'Nothing was published yet.',
  earlier: 'Show earlier publications',
  first: 'The history that this computer knows begins here.',
  takeBack: 'Take back',
  takeBackAnyway: 'Take back anyway',
  takeAllBack: 'Take all of this back',
  takenBack: 'Taken back',
  gone: 'What it was part of is no longer there.',
  pictures:
    'A picture that was added or deleted comes and goes with what shows it: take that back, and the picture follows.',
  compare: 'Compare with today',
  then: 'Then',
  today: 'Today',
  setBack: 'Set it back',
  done: takenBackWords,
} as const;

/** The history of the open file alone. */
export const scopeOf = (state: State, file: string): string => `“${titleInForm(state, file)}”`;

/** Who has published something, and when. */
export function whoAndWhen({ author, date, isPublic }: Publication): string {
  return `${author}, ${dateInWords(date)}${isPublic ? '' : ' (not public yet)'}`;
}

/** What became of a change that the content doesn't have any more as it was made. */
export function standingWords({ state, today }: PastChange): string {
  if (state === 'changed')
    return `It was changed again since.${today === undefined ? '' : ` Today: ${today}.`}`;
  return state === 'gone' ? historyWords.gone : '';
}
