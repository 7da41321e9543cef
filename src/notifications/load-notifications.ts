import { useSyncExternalStore } from 'react';
import type * as chunk from './notification-chunk';

let loaded: typeof chunk | undefined;
const listeners = new Set<() => void>();

/**
 * Fetches what draws notifications, unless it is there.
 * @returns it; rejects where it can't be had, and the next call tries again.
 */
export async function loadNotifications(): Promise<typeof chunk> {
  loaded ??= await import('./notification-chunk');
  for (const listener of listeners) listener();
  return loaded;
}

/** Fetches it ahead, where a notification is likely to follow. */
export function expectNotification(): void {
  loadNotifications().catch(() => undefined);
}

/** What draws notifications, if it is there. */
export const loadedNotifications = () => loaded;

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** The same for components, which are drawn anew when it comes. */
export function useLoadedNotifications(): typeof chunk | undefined {
  return useSyncExternalStore(subscribe, loadedNotifications, () => undefined);
}
