import { posix } from 'node:path';
import type { Entry } from '../../writing/json';
import { textsOf } from '../../writing/references/reference-names';
import { messageOf } from '../../store/failure';
import type { Session } from '../session';

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
      const upload = await session.tools.store.history.picture(path, before);
      if (upload) session.dispatch({ type: 'picture added', path, upload });
    } catch (error) {
      failures.push(messageOf(error));
    }
  }
  return failures;
}
