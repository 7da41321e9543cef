import { messageOf, ReloadNeeded } from '../store/failure';
import type { State } from './state';

/**
 * An error as the session's status.
 * @param text the message to show, if not the error's own
 */
export function failed(error: unknown, text = messageOf(error)): Pick<State, 'status' | 'failure'> {
  return { status: text, failure: error instanceof ReloadNeeded ? 'reload' : 'error' };
}
