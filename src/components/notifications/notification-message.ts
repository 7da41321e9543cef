import type { MouseEvent } from 'react';

/** A button inside a notification. */
export type NotificationAction = {
  readonly label: string;
  /**
   * An alternative to the action, for someone who hears the notification and can't reach the button in
   * time: "Undo with Ctrl+Z". If it is blank, the button is left out.
   */
  readonly altText: string;
  /** Runs before the notification closes; `event.preventDefault()` keeps it open. */
  readonly onClick: (event: MouseEvent<HTMLButtonElement>) => void;
};

/** What a notification says and for how long. */
export type NotificationMessage = {
  readonly title: string;
  readonly text: string;
  /** Chosen by the caller, else by `notify`. */
  readonly id?: string;
  readonly action?: NotificationAction;
  /** Milliseconds; `Infinity` for no limit. The default is `defaultDuration` in `use-auto-dismiss.ts`. */
  readonly duration?: number;
  /** The control that raised it, which it does not cover. */
  readonly trigger?: Element | null;
};
