import type { State } from './state';

/** A request from a page that an earlier run of the editor has served: only reloading the page helps. */
export class OutdatedPage extends Error {}

/** The text of anything that was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/**
 * An error as the session's status.
 * @param text the message to show, if not the error's own
 */
export function failed(error: unknown, text = messageOf(error)): Pick<State, 'status' | 'failure'> {
  return { status: text, failure: error instanceof OutdatedPage ? 'reload' : 'error' };
}
