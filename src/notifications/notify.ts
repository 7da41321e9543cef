import { loadedNotifications, loadNotifications } from './load-notifications';
import type { NotificationMessage } from './notification';

let sequence = 0;

/**
 * Shows a notification in place of the one that is there. It dismisses itself after `duration`
 * milliseconds (5000 unless said otherwise, never for `Infinity`). Call it when something happened,
 * never while rendering. Where the code that draws it can't be fetched, the browser's own dialog says
 * the same.
 * @returns the notification's id.
 */
export function notify(message: NotificationMessage): string {
  sequence += 1;
  const id = message.id ?? `notification-${sequence}`;
  const chunk = loadedNotifications();
  if (chunk) chunk.show(message, id);
  else {
    loadNotifications().then(
      ({ show }) => {
        show(message, id);
      },
      () => {
        window.alert(`${message.title}\n\n${message.text}`);
      },
    );
  }
  return id;
}
