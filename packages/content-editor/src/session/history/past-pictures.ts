import { posix } from 'node:path';
import type { Publication } from '../../store/history';
import type { Session } from '../session';
import type { State } from '../state/state';
import type { Entry } from '../../writing/json';
import { textsOf } from '../../writing/references/names';
import { messageOf } from '../../store/failure';

/** How a picture that a publication has replaced stands today: as it was left, taken back, or gone. */
export function replacedPicture({ pictures, base }: State, path: string): 'made' | 'back' | 'gone' {
  if (!(path in base.pictures)) return 'gone';
  return pictures[path] === null ? 'back' : 'made';
}

/**
 * Brings back a picture that a publication has replaced, as a change that can be undone. It gets a name of
 * its own, and is shown wherever the newer picture was, which is deleted.
 */
export async function takeBackPicture(
  session: Session,
  { revision }: Pick<Publication, 'revision'>,
  path: string,
): Promise<void> {
  try {
    const upload = await session.store.history.picture(path, revision);
    if (!upload) throw new Error('The earlier picture is not kept any more.');
    session.dispatch({ type: 'picture taken back', path, upload });
  } catch (error) {
    session.dispatch({ type: 'failed', error });
  }
}

/**
 * Brings back the deleted pictures that a version of a file shows, from the last commit.
 * @param before the revision before which to look for them instead
 * @returns why pictures could not be brought back
 */
export async function restorePictures(
  session: Session,
  file: string,
  entry: Entry,
  before?: string,
): Promise<readonly string[]> {
  const failures: string[] = [];
  const shown = textsOf(session.state.model, file, entry).filter(
    ({ traits }) => traits.picture === 'file',
  );
  for (const { value } of shown) {
    const path = posix.join(posix.dirname(file), value);
    const { pictures, base } = session.state;
    const isThere = path in base.pictures || path in pictures;
    if (isThere) continue;
    try {
      const upload = await session.store.history.picture(path, before);
      if (upload) session.dispatch({ type: 'picture added', path, upload });
    } catch (error) {
      failures.push(messageOf(error));
    }
  }
  return failures;
}
