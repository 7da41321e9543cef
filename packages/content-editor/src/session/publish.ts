import type { Author, Published } from './publication';
import type { Session } from './session';

/**
 * Makes what is saved public. Shows the fields that others have changed, too, and mistakes.
 * @param message in words what becomes public
 * @param author who publishes, if this computer doesn't know
 * @returns the result; undefined if it failed, which the status says
 */
export async function publish(
  session: Session,
  message: string,
  author?: Author,
): Promise<Published | undefined> {
  const { decidedAbout } = session.state;
  const { send } = session.tools.store.publish ?? {};
  if (!send) return undefined;
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
