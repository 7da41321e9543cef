import { useSyncExternalStore } from 'react';
import type * as chunk from './notification-chunk';

let loaded: typeof chunk | undefined;
/** Draws the one area anew. */
let onLoad: (() => void) | undefined;

/**
 * Fetches what draws notifications, unless it is there.
 * @returns it; rejects where it can't be had, and the next call tries again.
 */
export async function loadNotifications(): Promise<typeof chunk> {
  loaded ??= await import('./notification-chunk');
  onLoad?.();
  return loaded;
}

/** Fetches it ahead, where a notification is likely to follow. */
export function expectNotification(): void {
  loadNotifications().catch(() => undefined);
}

/** What draws notifications, if it is there. */
export const loadedNotifications = () => loaded;

function subscribe(listener: () => void) {
  onLoad = listener;
  return () => {
    onLoad = undefined;
  };
}

/** The same for the area, which is drawn anew when it comes. */
export function useLoadedNotifications(): typeof chunk | undefined {
  return useSyncExternalStore(subscribe, loadedNotifications, () => undefined);
}
