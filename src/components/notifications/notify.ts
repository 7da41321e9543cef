import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import type { NotificationMessage } from './notification';
import type * as viewport from './notification-viewport';

/**
 * Milliseconds to wait for a chunk (L2 of docs/interaction.md); webpack would wait for two minutes. How long
 * a notification is shown is in `notification-times.ts`.
 */
const chunkTimeout = 5000;

let loaded: typeof viewport | undefined;
/** Re-renders the only subscriber, `Notifications`. */
let onLoad: (() => void) | undefined;

/**
 * Shows a notification in place of the current one. Call it in an event handler, never while
 * rendering. If the code that renders it can't be fetched, `window.alert` shows the text.
 */
export function notify(message: NotificationMessage): void {
  withViewport(
    ({ show }) => show(message),
    () => window.alert(`${message.title}\n\n${message.text}`),
  );
}

/** Prefetches the code that renders notifications, if one is likely to follow. */
export function preloadNotifications(): void {
  withViewport(() => undefined);
}

/**
 * Does something with the code that renders notifications: at once if it is loaded, else when it has
 * been fetched and has rendered the viewport.
 * @param onFailure called if it can't be fetched; the next call tries again
 */
export function withViewport(
  task: (code: typeof viewport) => void,
  onFailure: () => void = () => undefined,
): void {
  if (loaded) task(loaded);
  else loadViewport().then(task, onFailure);
}

/**
 * Fetches the code that renders notifications, a chunk of its own, unless it is loaded.
 * @returns its exports; rejects if it can't be fetched, and the next call tries again
 */
export async function loadViewport(): Promise<typeof viewport> {
  loaded ??= await Promise.race([import('./notification-viewport'), timeout()]);
  flushSync(() => onLoad?.());
  return loaded;
}

/** @returns a promise that rejects after `chunkTimeout` */
function timeout(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(reject, chunkTimeout);
  });
}

/** The code that renders notifications, once it is loaded. For one component only. */
export function useLoadedViewport(): typeof viewport | undefined {
  return useSyncExternalStore(
    subscribe,
    () => loaded,
    () => undefined,
  );
}

function subscribe(listener: () => void) {
  onLoad = listener;
  return () => {
    onLoad = undefined;
  };
}
