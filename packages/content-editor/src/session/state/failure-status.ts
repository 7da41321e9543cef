import { messageOf, ReloadNeeded } from '../../store/failure';
import type { State } from './state';
import type { StateHolder } from './state-holder';

/**
 * An error as the session's status.
 * @param text the message to show, if not the error's own
 */
export function failureStatus(
  error: unknown,
  text = messageOf(error),
): Pick<State, 'status' | 'failure'> {
  return { status: text, failure: error instanceof ReloadNeeded ? 'reload' : 'error' };
}

/**
 * Tells of an error in work that the form does by itself, such as polling. It says nothing if the status has
 * the message already, by itself or as the reason why changes were not sent.
 */
export function tellOnce(session: StateHolder, error: unknown): void {
  const { status, failure } = session.state;
  const isTold = failure !== undefined && status.includes(messageOf(error));
  if (!isTold) session.dispatch({ type: 'failed', error });
}
