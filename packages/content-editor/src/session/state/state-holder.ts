import type { SessionEvent } from './events';
import type { State } from './state';

/** What holds the state of a window: it is read, subscribed to, and changed by events alone. */
export type StateHolder = {
  readonly state: State;
  /** @returns a function that ends the subscription */
  readonly subscribe: (listener: () => void) => () => void;
  readonly dispatch: (event: SessionEvent) => void;
};

/**
 * Calls back after parts of the state have changed.
 * @returns a function that ends it
 */
export function onChange(
  session: Pick<StateHolder, 'state' | 'subscribe'>,
  parts: readonly (keyof State)[],
  listener: () => void,
): () => void {
  let seen = session.state;
  return session.subscribe(() => {
    const before = seen;
    seen = session.state;
    if (parts.some((part) => seen[part] !== before[part])) listener();
  });
}
