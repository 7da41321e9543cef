import type { Publication } from '../../store/history';
import type { Session } from '../session';
import type { State } from '../state/state';

/** How a picture that a publication has replaced stands today: as it was left, taken back, or gone. */
export function replacedPicture({ pictures, base }: State, path: string): 'made' | 'back' | 'gone' {
  if (!(path in base.pictures)) return 'gone';
  return pictures[path] === null ? 'back' : 'made';
}

/**
 * Brings back a picture that a publication has replaced, as a change that can be undone. It gets a name of its
 * own, and is shown wherever the newer picture was, which is deleted.
 */
export async function takeBackPicture(
  session: Session,
  { revision }: Pick<Publication, 'revision'>,
  path: string,
): Promise<void> {
  try {
    const upload = await session.tools.store.history.picture(path, revision);
    if (!upload) throw new Error('The earlier picture is not kept any more.');
    session.dispatch({ type: 'picture taken back', path, upload });
  } catch (error) {
    session.dispatch({ type: 'failed', error });
  }
}
