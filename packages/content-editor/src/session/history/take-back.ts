import { type Entry, isSame } from '../../writing/json';
import type { FieldPlace } from '../../writing/path';
import type { Publication } from '../../store/history';
import { recordWith } from '../../writing/record';
import { mergedContent } from '../references/merged-content';
import type { Session } from '../session';
import { restorePictures } from './past-pictures';
import { withoutPast } from './past-changes';

/** What is told if somebody has changed the same while pictures were on their way: theirs stays. */
const changedMeanwhile = 'It isn’t taken back: somebody else has just changed the same.';

/**
 * Takes a change of the past out of a file, as a change that can be undone. What comes from elsewhere while
 * pictures are on their way stays, as whatever has come since a step that is undone.
 * @param revision the publication that has made the change: pictures from before it come back
 * @param change with the file as it is without the change
 */
export async function takeBack(
  session: Session,
  revision: string,
  { file, field, entry }: FieldPlace & { readonly entry: Entry | undefined },
): Promise<void> {
  const { state: before } = session;
  const failures = entry ? await restorePictures(session, file, entry, revision) : [];
  const { state: now } = session;
  const without = { ...before, editedEntries: recordWith(before.editedEntries, file, entry) };
  const sides = { before, mine: now, theirs: without };
  const { editedEntries, differences } = mergedContent(now.model, sides, now.editedEntries);
  if (differences.length > 0 && isSame(editedEntries[file], now.editedEntries[file])) {
    session.announce(changedMeanwhile);
    return;
  }
  session.dispatch({
    type: 'past taken back',
    place: { file, field },
    entries: [[file, editedEntries[file]]],
    pictures: [],
    failures,
  });
}

/**
 * Takes back everything that a publication has changed and nobody has changed since, in one step. Pictures
 * that it has added are deleted, unless they are used.
 */
export async function takeBackAll(session: Session, past: Publication): Promise<void> {
  const failures: string[] = [];
  for (const [path, entry] of withoutPast(session.state, past.files))
    if (entry) failures.push(...(await restorePictures(session, path, entry, past.revision)));
  const { file } = past.files[0] ?? session.state;
  // the state is read after the pictures have come, since something may have been typed meanwhile
  const entries = withoutPast(session.state, past.files);
  if (entries.length === 0) {
    session.announce(changedMeanwhile);
    return;
  }
  session.dispatch({
    type: 'past taken back',
    place: { file, field: '' },
    entries,
    pictures: Object.keys(past.pictures).filter((path) => past.pictures[path] === 'new'),
    failures,
  });
}
