import { collectionOf } from 'content-check/collection';
import { type Problem, problemKey } from 'content-check/problem';
import { parseEntry } from '../writing/json';
import { merge } from '../writing/merge/merge';
import { messageOf } from '../store/failure';
import { type Clash, isAuthorMissing, type Published } from '../store/publication';
import { titleInForm } from './titles';
import type { Progress } from './events';
import { failed } from './failed';
import { entryFrom } from './names/from-names';
import type { Conflict, State } from './state';
import { chooseVersion } from './undecided-words';

/** What the form shows of the progress of saving and publishing. */
export function afterProgress(state: State, event: Progress): Partial<State> {
  switch (event.type) {
    case 'saving started':
      return { isSaving: true, status: 'Saving…', beforeTyping: undefined };
    case 'saved':
      return { isSaving: false, status: savedWords(state, event) };
    case 'save refused': {
      const text = `Not saved: ${messageOf(event.error)}${event.details ?? ''}`;
      return { ...failed(event.error, text), isSaving: false };
    }
    case 'mistakes refused':
      return { ...withMistakes(state, event.mistakes), isSaving: false };
    case 'publishing started':
      return { isPublishing: true, status: 'Publishing…' };
    case 'publishing ended':
      return { isPublishing: false };
    case 'publishing failed': {
      const text = `Not published: ${messageOf(event.error)} What you have saved is kept.`;
      return { ...failed(event.error, text), isPublishing: false };
    }
    case 'published':
      return afterPublishing(state, event.published);
  }
}

const maybePublished = 'It isn’t known whether it is published.';

type Saved = Extract<Progress, { readonly type: 'saved' }>;

function savedWords(state: State, { remark, waiting }: Saved): string {
  const names = waiting.map((file) => `“${titleInForm(state, file)}”`).join(', ');
  const saved = names === '' ? 'Saved.' : `Saved, except ${names}.`;
  return [saved, remark].filter(Boolean).join(' ');
}

/** Shows the mistakes for which a save was refused. */
function withMistakes(
  { problems, touched }: State,
  mistakes: readonly Problem[],
): Pick<State, 'touched' | 'problems' | 'beforeTyping' | 'status' | 'failure'> {
  const files = mistakes.map(({ file }) => file);
  const here = new Set(problems.map(problemKey));
  // not all fields of the files: what is added later is no mistake yet
  const shown = [...mistakes, ...problems.filter(({ file }) => files.includes(file))];
  const count = mistakes.length === 1 ? 'one mistake' : `${mistakes.length} mistakes`;
  return {
    touched: [...touched, ...shown],
    problems: [...problems, ...mistakes.filter((mistake) => !here.has(problemKey(mistake)))],
    beforeTyping: undefined,
    ...failed(`Not saved: ${count} to fix. Your changes are kept.`),
  };
}

/** What the form shows after a publication. */
function afterPublishing(state: State, answer: Published): Partial<State> {
  if (answer.result === 'published') return { status: 'Published.', decided: {} };
  if (isAuthorMissing(answer)) return { status: '' };
  if (answer.result === 'refused')
    return failed(answer.code === 'unsent' ? maybePublished : 'Not published.');
  if (answer.result === 'mistakes')
    return {
      ...withMistakes(state, answer.problems),
      ...failed('Not published: there are mistakes to fix first.'),
    };
  const { clashes } = answer;
  return {
    ...failed(`Not published: others have changed the same. ${chooseVersion}`),
    conflicts: [...state.conflicts, ...clashes.flatMap((clash) => conflictsOf(state, clash))],
    decided: {
      ...state.decided,
      ...Object.fromEntries(clashes.map(({ file, settled }) => [file, settled])),
    },
    file: clashes[0]?.file ?? state.file,
  };
}

function conflictsOf(state: State, clash: Clash): readonly Conflict[] {
  const { editor, saved, editedEntries } = state;
  const { file } = clash;
  const [base, theirs] = [clash.base, clash.theirs].map((text) => {
    const entry = parseEntry(text);
    return entry && entryFrom(state, file, entry);
  });
  const schema = collectionOf(editor.model, file)?.schema;
  const { inMine } = merge(schema, { base, mine: editedEntries[file], theirs });
  // what others have published is not in the form
  return inMine.map((difference) => ({ ...difference, file, base: saved.files[file] ?? null }));
}
