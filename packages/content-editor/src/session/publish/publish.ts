import type { Author, Published } from '../../store/publication';
import { save } from '../save/save';
import { hasReady, waitingFiles } from '../save/save-rest';
import type { Session } from '../session';
import { changesToPublish, recordOf } from './file-changes';

/**
 * Saves the files without mistakes or conflicts, then publishes what is saved. If others have published changes of the same
 * fields, or the content has mistakes, the form shows those instead.
 * @param author who publishes, if this computer doesn't know
 * @returns the result; undefined if it failed or nothing could be saved, which the status says
 */
export async function publish(session: Session, author?: Author): Promise<Published | undefined> {
  const { decided } = session.state;
  const { send } = session.tools.store.publish ?? {};
  if (!send) return undefined;
  const message = recordOf(changesToPublish(session.state));
  if (!(await saveFirst(session))) return undefined;
  const cancelled = new AbortController();
  session.cancelPublishing = () => cancelled.abort();
  session.dispatch({ type: 'publishing started' });
  try {
    const published = await send({ message, decided, author }, cancelled.signal);
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

/** @returns false if a file without mistakes or conflicts could not be saved */
async function saveFirst(session: Session): Promise<boolean> {
  const { state } = session;
  const isPictureDeleted = Object.values(state.pictures).includes(null);
  if (!hasReady(state) && !isPictureDeleted) return true;
  return (await save(session, waitingFiles(state))) === true;
}
