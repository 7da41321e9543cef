import { useSyncExternalStore } from 'react';

/** Milliseconds after which a click without a visible effect seems lost. */
const pendingDelay = 300;

let late = false;
let timer: ReturnType<typeof setTimeout> | undefined;
let onChange = (): void => undefined;

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
  late = value;
  onChange();
}

function subscribe(listener: () => void): () => void {
  onChange = listener;
  return () => {
    onChange = () => undefined;
  };
}

/** Whether a page has been loading for longer than `pendingDelay`. */
export function usePagePending(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => late,
    () => false,
  );
}
