import { createElement } from 'react';
import type { NotificationMessage } from './notification';
import { NotificationCard } from './notification-card';
import { replaceWith } from './store';

let sequence = 0;

/** Shows a notification in place of the one that is there. */
export function show(message: NotificationMessage, ownId: string): void {
  sequence += 1;
  // Not the id, which may come again: a new notification starts afresh.
  const key = sequence;
  replaceWith(
    ({ id, visible }) => createElement(NotificationCard, { key, id, open: visible, message }),
    ownId,
  );
}
