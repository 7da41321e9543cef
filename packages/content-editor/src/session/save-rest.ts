import { nameOfFile, shownErrors, unsavedFiles } from './derived';
import { failed, messageOf } from './failure';
import { refuseMistakes } from './save';
import type { Session } from './session';
import type { State } from './state';
import type { Saved } from './store';

/** The files that have to wait: those with a mistake, or with two versions to choose from. */
export function waitingFiles(state: State): readonly string[] {
  const places = [...shownErrors(state), ...state.conflicts];
  return [...new Set(places.map(({ file }) => file))];
}

/** Whether there are changes of files that need not wait. */
export function hasRest(state: State): boolean {
  const waiting = waitingFiles(state);
  return waiting.length > 0 && unsavedFiles(state).some((file) => !waiting.includes(file));
}

/**
 * Saves the files that are right, and keeps the others as drafts. A file that can't be saved without one of those,
 * such as a list with a new entry, waits as well.
 * @returns whether anything was saved; undefined while another save runs
 */
export async function saveRest(session: Session): Promise<boolean | undefined> {
  if (session.state.isSaving) return undefined;
  session.update({ isSaving: true, status: 'Saving…' });
  try {
    let waiting = waitingFiles(session.state);
    for (;;) {
      const { touched } = session.state;
      const answer = await session.send(without(session.state, waiting));
      if (answer.result !== 'refused') return await finish(session, answer, touched, waiting);
      const more = answer.problems
        .map(({ file }) => file)
        .filter((file) => !waiting.includes(file));
      waiting = [...new Set([...waiting, ...more])];
      const isLeft = unsavedFiles(session.state).some((file) => !waiting.includes(file));
      if (more.length === 0 || !isLeft) return refuseMistakes(session, answer.problems);
    }
  } catch (error) {
    const text = `Not saved: ${messageOf(error)} Your changes are kept.`;
    session.update({ ...failed(error, text), isSaving: false });
    return false;
  }
}

async function finish(
  session: Session,
  answer: Exclude<Saved, { readonly result: 'refused' }>,
  touched: State['touched'],
  waiting: readonly string[],
): Promise<boolean> {
  if (answer.result === 'outdated') {
    await session.refresh();
    const status =
      'Not saved: something was just changed elsewhere. Review the form, and save again.';
    session.update({ ...failed(status), isSaving: false });
    return false;
  }
  const names = waiting.map((file) => `“${nameOfFile(session.state, file)}”`).join(', ');
  session.update({
    isSaving: false,
    status: `Saved, except ${names}.`,
    // their mistakes stay in view
    touched: [...session.state.touched, ...touched.filter(({ file }) => waiting.includes(file))],
  });
  return true;
}

/** The state with some files as they were saved. */
function without(state: State, waiting: readonly string[]): State {
  const { entries, values, names } = state;
  const isNew = (file: string) => waiting.includes(file) && !(file in entries);
  const kept = Object.entries(values).filter(([file]) => !waiting.includes(file));
  const old = Object.entries(entries).filter(([file]) => waiting.includes(file));
  return {
    ...state,
    values: Object.fromEntries([...kept, ...old]),
    // a new file without a value would count as deleted
    names: Object.fromEntries(Object.entries(names).filter(([file]) => !isNew(file))),
    conflicts: [],
  };
}
