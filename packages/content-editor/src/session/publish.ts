import type { Author, Published } from '../store/publication';
import { isAnyUnsaved, unsavedFiles } from './derived';
import { changesToPublish, recordOf } from './file-changes';
import { save } from './save';
import { waitingFiles } from './save-rest';
import type { Session } from './session';

/**
 * Saves what need not wait, and makes what is saved public. Shows the fields that others have changed, too, and mistakes.
 * @param author who publishes, if this computer doesn't know
 * @returns the result; undefined if it failed or nothing could be saved, which the status says
 */
export async function publish(session: Session, author?: Author): Promise<Published | undefined> {
  const { decidedAbout } = session.state;
  const { send } = session.tools.store.publish ?? {};
  if (!send) return undefined;
  const message = recordOf(changesToPublish(session.state));
  if (!(await saveFirst(session))) return undefined;
  session.dispatch({ type: 'publishing started' });
  try {
    const published = await send({ message, decidedAbout, author });
    session.dispatch({ type: 'publishing ended' });
    // what others have published is in the files now
    await session.refresh();
    await session.readCommitted();
    session.dispatch({ type: 'published', published });
    return published;
  } catch (error) {
    session.dispatch({ type: 'publishing failed', error });
    return undefined;
  }
}

/** @returns false if something could not be saved that need not wait */
async function saveFirst(session: Session): Promise<boolean> {
  const { state } = session;
  const waiting = waitingFiles(state);
  const isEachWaiting = unsavedFiles(state).every((file) => waiting.includes(file));
  const isPictureDeleted = Object.values(state.pictures).includes(null);
  if (!isAnyUnsaved(state) || (isEachWaiting && !isPictureDeleted)) return true;
  return (await save(session, waiting)) === true;
}
