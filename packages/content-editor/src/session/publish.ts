import { collectionOf } from 'content-check/collection';
import { parseEntry } from '../writing/json';
import { merge } from '../writing/merge';
import { failed, messageOf } from './failure';
import type { Author, Clash, Published } from './publication';
import { refuseMistakes } from './save';
import type { Session } from './session';
import type { Conflict, State } from './state';

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
  const { publish: send } = session.tools.store;
  if (!send) return undefined;
  session.update({ isPublishing: true, status: 'Publishing…' });
  try {
    const published = await send({ message, decidedAbout, author });
    session.update({ isPublishing: false, decidedAbout: undefined });
    // what others have published is in the files now
    await session.refresh();
    await session.readCommitted();
    session.update(after(session, published));
    return published;
  } catch (error) {
    const text = `Not published: ${messageOf(error)} What you have saved is kept.`;
    session.update({ ...failed(error, text), isPublishing: false });
    return undefined;
  }
}

/** Whether a publication waits only for the name of whoever publishes. */
export const isAuthorMissing = (published: Published | undefined): boolean =>
  published?.result === 'refused' && published.code === 'no-author';

/** What the form shows after a publication. */
function after(session: Session, published: Published): Partial<State> {
  if (published.result === 'published') return { status: 'Published.' };
  if (published.result === 'review') return { status: 'Sent for review.' };
  if (isAuthorMissing(published)) return { status: '' };
  if (published.result === 'refused') return failed('Not published.');
  if (published.result === 'mistakes') {
    refuseMistakes(session, published.problems);
    return failed('Not published: there are mistakes to fix first.');
  }
  const { clashes, revision } = published;
  const conflicts = clashes.flatMap((clash) => conflictsOf(session.state, clash));
  return {
    ...failed('Not published: others have changed the same. Choose which version to keep.'),
    conflicts: [...session.state.conflicts, ...conflicts],
    decidedAbout: revision,
    file: clashes[0]?.file ?? session.state.file,
  };
}

function conflictsOf({ editor, saved, values }: State, clash: Clash): readonly Conflict[] {
  const { file } = clash;
  const [base, theirs] = [parseEntry(clash.base), parseEntry(clash.theirs)];
  const schema = collectionOf(editor.model, file)?.schema;
  const { inMine } = merge(schema, { base, mine: values[file], theirs });
  // what others have published is not in the form
  return inMine.map((difference) => ({ ...difference, file, base: saved.files[file] ?? null }));
}
