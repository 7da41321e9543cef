import { createElement } from 'react';
import type { NotificationMessage } from './notification';
import { NotificationCard } from './notification-card';
import { show } from './store';

let sequence = 0;

/**
 * Shows a notification in place of the one that is there. It dismisses itself after `duration`
 * milliseconds (5000 unless said otherwise, never for `Infinity`). Call it when something happened,
 * never while rendering.
 * @returns the notification's id.
 */
export function notify(message: NotificationMessage): string {
  sequence += 1;
  // Not the id, which may come again: a new notification starts afresh.
  const key = sequence;
  return show(
    ({ id, visible }) => createElement(NotificationCard, { key, id, open: visible, message }),
    message.id,
  );
}
