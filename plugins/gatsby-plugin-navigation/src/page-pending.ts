/** Milliseconds after which a click without a visible effect seems lost. */
const pendingDelay = 300;

let isLate = false;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** A page starts to load; it replaces any other that was loading. */
export function startPending(): void {
  clearTimeout(timer);
  timer = setTimeout(setPending, pendingDelay, true);
}

/** The page has loaded, or was canceled. */
export function stopPending(): void {
  clearTimeout(timer);
  setPending(false);
}

function setPending(value: boolean): void {
  isLate = value;
  for (const listener of listeners) listener();
}

/** Whether a page has been loading for longer than 300 ms, so that the visitor should see it. */
export const isPagePending = (): boolean => isLate;

/**
 * Calls a function whenever `isPagePending` may have changed, as React's `useSyncExternalStore` expects.
 * @returns ends that
 */
export function subscribeToPagePending(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
