import { messageOf } from '../../store/failure';
import { type Author, maxTries, type Outcome } from '../../store/publishing';
import type { FileWrite } from '../../store/content';
import { editedFiles } from '../state/edited';
import type { Session } from '../session';
import type { State, Destination } from '../state/state';
import { writesOf } from '../write/to-write';
import { editedWaiting, waitingFiles, withoutWaiting } from '../write/waiting';
import { publicationSummaries, editSummaries, commitMessageOf } from './summaries';
import { isAnyUnpublished } from './unpublished';

/* Tests: `../stories/send-edits.test.ts` */

/** Sends writes; the message is for the history. */
type Send = (writes: readonly FileWrite[], message: string) => Promise<Outcome>;

/**
 * Publishes what is edited, without the files that have to wait.
 * @param author who publishes, if this computer doesn't know
 * @returns what has become of it; undefined if something else is on its way
 */
export function publishEdits(session: Session, author?: Author): Promise<Outcome | undefined> {
  const { publishing } = session.store;
  return sendEdits(session, 'public', (signal) => (writes, message) => {
    return publishing.publish({ writes, message, author }, signal);
  });
}

/** What cancels the publication of a session that was begun last. */
const controllers = new WeakMap<Session, AbortController>();

/** Cancels the publication that runs, whose outcome says what has become of it. */
export function cancelPublishing(session: Session): void {
  controllers.get(session)?.abort();
}

/** Writes what is edited into the files on this computer, in the same way. */
export async function writeEdits(session: Session): Promise<Outcome | undefined> {
  const { write } = session.store;
  return write && sendEdits(session, 'files', () => write);
}

async function sendEdits(
  session: Session,
  destination: Destination,
  sendUntil: (cancelled: AbortSignal) => Send,
): Promise<Outcome | undefined> {
  if (session.state.sending) return undefined;
  const controller = new AbortController();
  controllers.set(session, controller);
  const send = sendUntil(controller.signal);
  session.dispatch({ type: 'sending started', destination });
  try {
    // what was changed just before may have mended a mistake
    await session.untilChecked();
    const { state } = session;
    const isAnyReady = hasReady(state, destination);
    const [outcome, waiting]: Attempt =
      !isAnyReady && state.conflicts.length > 0
        ? [{ result: 'outdated' }, waitingFiles(state)]
        : // if nothing is ready, all of it is sent: the store refuses, and says which mistakes there are
          await attempt(session, send, isAnyReady ? waitingFiles(state) : []);
    // the store may have brought in what others have published; if it doesn't answer any more, polling asks
    // it again
    await session.refresh().catch(() => undefined);
    await session.readCommitted();
    session.dispatch({ type: 'sending ended', outcome, waiting });
    return outcome;
  } catch (error) {
    const outcome = { result: 'refused', code: 'failed', details: messageOf(error) } as const;
    session.dispatch({ type: 'sending ended', outcome, waiting: [], error });
    return outcome;
  }
}

/** Whether there is anything to send without what has to wait. */
function hasReady(state: State, destination: Destination): boolean {
  if (editedWaiting(state).length === 0) return true;
  if (destination === 'public' && isAnyUnpublished(state)) return true;
  return writesOf(withoutWaiting(state, waitingFiles(state))).length > 0;
}

/** What has become of it, and the files that were left out. */
type Attempt = readonly [outcome: Outcome, waiting: readonly string[]];

/**
 * Sends everything but what has to wait. What others have changed meanwhile is merged first, and all is sent
 * again, unless somebody has to choose.
 */
async function attempt(
  session: Session,
  send: Send,
  firstWaiting: readonly string[],
): Promise<Attempt> {
  let waiting = firstWaiting;
  for (let tries = 0; tries < maxTries; tries += 1) {
    const [outcome, left] = await sendWithout(session, send, waiting);
    if (outcome.result !== 'outdated') return [outcome, left];
    await session.refresh();
    // a file that waits may have had two versions before
    if (session.state.conflicts.some(({ file }) => !left.includes(file))) return [outcome, left];
    waiting = waitingFiles(session.state);
  }
  return [{ result: 'refused', code: 'busy', details: '' }, waiting];
}

/**
 * Sends everything but what has to wait. A file that has a mistake without a waiting file, such as a list that
 * refers to a new entry, waits as well.
 */
async function sendWithout(
  session: Session,
  send: Send,
  waiting: readonly string[],
): Promise<Attempt> {
  const { state } = session;
  // as long as nobody knows what is public, the record tells of what is edited alone
  const record = state.publicState
    ? publicationSummaries(state, waiting)
    : editSummaries(withoutWaiting(state, waiting));
  const outcome = await session.sendAndAdopt(waiting, (writes) =>
    send(writes, commitMessageOf(record)),
  );
  if (outcome.result !== 'mistakes') return [outcome, waiting];
  const more = outcome.problems.map(({ file }) => file).filter((file) => !waiting.includes(file));
  const all = [...new Set([...waiting, ...more])];
  const isAnyLeft = editedFiles(session.state).some((file) => !all.includes(file));
  return waiting.length > 0 && more.length > 0 && isAnyLeft
    ? sendWithout(session, send, all)
    : [outcome, waiting];
}
