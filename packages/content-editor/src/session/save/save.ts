import { unsavedFiles } from '../unsaved';
import type { Session } from '../session';
import { undecidedWords } from '../undecided-words';

/**
 * Saves all changes or none, except those of files that have to wait: they stay drafts. A file that can't be saved without
 * a waiting file, such as a list that refers to a new entry, waits as well.
 * @param waiting the files that have to wait
 * @returns whether anything was saved; undefined while another save runs
 */
export async function save(
  session: Session,
  waiting: readonly string[] = [],
): Promise<boolean | undefined> {
  if (session.state.isSaving) return undefined;
  session.dispatch({ type: 'saving started' });
  try {
    return await saveWithout(session, waiting);
  } catch (error) {
    session.dispatch({ type: 'save refused', error, details: ' Your changes are kept.' });
    return false;
  }
}

async function saveWithout(session: Session, waiting: readonly string[]): Promise<boolean> {
  const refuse = (error: string) => {
    session.dispatch({ type: 'save refused', error });
    return false;
  };
  if (session.state.conflicts.some(({ file }) => !waiting.includes(file)))
    return refuse(undecidedWords);
  const answer = await session.send(waiting);
  if (answer.result === 'outdated') {
    await session.refresh();
    return refuse('Somebody else has just changed something. Review the form, and save again.');
  }
  if (answer.result === 'saved') {
    session.dispatch({ type: 'saved', remark: answer.remark, waiting });
    return true;
  }
  const { problems: mistakes } = answer;
  const more = mistakes.map(({ file }) => file).filter((file) => !waiting.includes(file));
  const all = [...new Set([...waiting, ...more])];
  const isLeft = unsavedFiles(session.state).some((file) => !all.includes(file));
  if (waiting.length > 0 && more.length > 0 && isLeft) return saveWithout(session, all);
  session.dispatch({ type: 'mistakes refused', mistakes });
  return false;
}
