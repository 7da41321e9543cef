import { type Author, mostTries, type Outcome } from '../../store/publication';
import type { FileWrite } from '../../store/content';
import { editedFiles } from '../state/edited';
import type { Session } from '../session';
import type { State, Destination } from '../state/state';
import { writesOf } from '../write/to-write';
import { editedWaiting, waitingFiles, withoutFiles } from '../write/waiting';
import { changesToPublish, changesToWrite, commitMessageOf } from './file-changes';
import { isAnyUnpublished } from './unpublished';

/** Sends changes. */
type Send = (changes: readonly FileWrite[], message: string) => Promise<Outcome>;

/**
 * Publishes what is edited, without the files that have to wait.
 * @param author who publishes, if this computer doesn't know
 * @returns the result; undefined if it failed, which the status says
 */
export async function publish(session: Session, author?: Author): Promise<Outcome | undefined> {
  const { publishing } = session.tools.store;
  const cancelled = new AbortController();
  session.cancelPublishing = () => cancelled.abort();
  return sendAll(session, 'public', (changes, message) =>
    publishing.publish({ changes, message, author }, cancelled.signal),
  );
}

/** Writes what is edited into the files on this computer, without those that have to wait; the result is that of `publish`. */
export async function writeToFiles(session: Session): Promise<Outcome | undefined> {
  const { write } = session.tools.store;
  return write && sendAll(session, 'files', write);
}

async function sendAll(
  session: Session,
  way: Destination,
  send: Send,
): Promise<Outcome | undefined> {
  if (session.state.sending) return undefined;
  session.dispatch({ type: 'sending started', way });
  try {
    // what was changed just before may have mended a mistake
    await session.checked();
    const { state } = session;
    const isAnyReady = hasReady(state, way);
    const [outcome, waiting]: Attempt =
      !isAnyReady && state.conflicts.length > 0
        ? [{ result: 'outdated' }, waitingFiles(state)]
        : // if there is nothing else to send, the store says which mistakes there are
          await attempt(session, send, isAnyReady ? waitingFiles(state) : []);
    // the store may have brought in what others have published; if it doesn't answer any more, polling asks it again
    await session.refresh().catch(() => undefined);
    await session.readCommitted();
    session.dispatch({ type: 'sending ended', outcome, waiting });
    return outcome;
  } catch (error) {
    session.dispatch({ type: 'sending failed', error });
    return undefined;
  }
}

/** Whether there is anything to send without what has to wait. */
function hasReady(state: State, way: Destination): boolean {
  if (editedWaiting(state).length === 0) return true;
  if (way === 'public' && isAnyUnpublished(state)) return true;
  return writesOf(withoutFiles(state, waitingFiles(state))).length > 0;
}

type Attempt = readonly [outcome: Outcome, waiting: readonly string[]];

/**
 * Sends everything but what has to wait. What others have changed is merged first, unless somebody has to choose. A file that
 * has a mistake without a waiting file, such as a list that refers to a new entry, waits as well.
 */
async function attempt(
  session: Session,
  send: Send,
  waiting: readonly string[],
  triesLeft = mostTries,
): Promise<Attempt> {
  const { state } = session;
  // as long as nobody knows what is public, the record tells of what is edited alone
  const record = state.publicState
    ? changesToPublish(state, waiting)
    : changesToWrite(withoutFiles(state, waiting));
  const outcome = await session.sendAndAdopt(waiting, (changes) =>
    send(changes, commitMessageOf(record)),
  );
  if (outcome.result === 'outdated') {
    const { conflicts } = session.state;
    await session.refresh();
    const isAnyNew = session.state.conflicts.some((conflict) => !conflicts.includes(conflict));
    if (isAnyNew || triesLeft === 1) return [outcome, waiting];
    return attempt(session, send, waitingFiles(session.state), triesLeft - 1);
  }
  if (outcome.result !== 'mistakes') return [outcome, waiting];
  const more = outcome.problems.map(({ file }) => file).filter((file) => !waiting.includes(file));
  const all = [...new Set([...waiting, ...more])];
  const isAnyLeft = editedFiles(session.state).some((file) => !all.includes(file));
  return waiting.length > 0 && more.length > 0 && isAnyLeft
    ? attempt(session, send, all, triesLeft)
    : [outcome, waiting];
}
