import { useSyncExternalStore } from 'react';

/** Milliseconds after which a click that shows nothing looks lost. */
const pendingDelay = 300;

let late = false;
let timer: ReturnType<typeof setTimeout> | undefined;
let onChange = (): void => undefined;

/** A page is on its way, in place of any that was. */
export function startPending(): void {
  clearTimeout(timer);
  timer = setTimeout(setPending, pendingDelay, true);
}

/** It is there, or nobody wants it any more. */
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

/** True while the page that was chosen takes longer than a moment. */
export function usePagePending(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => late,
    () => false,
  );
}
