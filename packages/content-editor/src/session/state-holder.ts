import type { SessionEvent } from './events';
import type { State } from './state';

/** What holds the state of a window: it is read, subscribed to, and changed by events alone. */
export type StateHolder = {
  readonly state: State;
  /** @returns a function that ends the subscription */
  readonly subscribe: (listener: () => void) => () => void;
  readonly dispatch: (event: SessionEvent) => void;
};
