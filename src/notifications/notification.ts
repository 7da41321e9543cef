import type { MouseEvent } from 'react';

/** A button inside a notification. */
type NotificationAction = {
  readonly label: string;
  /**
   * How to reach the same end otherwise, for someone who hears the notification and can't get to the
   * button in time: "Undo with Ctrl+Z". When it is blank, the button is left out.
   */
  readonly altText: string;
  /** Runs before the notification leaves; `event.preventDefault()` lets it stay. */
  readonly onClick: (event: MouseEvent<HTMLButtonElement>) => void;
};

/** What a notification says and for how long. */
export type NotificationMessage = {
  readonly title: string;
  readonly text: string;
  /** Chosen by the caller, else by `notify`. */
  readonly id?: string;
  readonly action?: NotificationAction;
  /** Milliseconds; see `lifetime`. */
  readonly duration?: number;
  /** The control it answers, which it leaves in sight as it does what has the focus. */
  readonly raisedBy?: Element | null;
};
