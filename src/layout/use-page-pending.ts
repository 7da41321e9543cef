import { useSyncExternalStore } from 'react';

/** Milliseconds after which a click that shows nothing looks lost. */
const patience = 300;

let late = false;
let timer: ReturnType<typeof setTimeout> | undefined;
let onChange = (): void => undefined;

/** A page is on its way, in place of any that was. */
export function expectPage(): void {
  clearTimeout(timer);
  timer = setTimeout(tell, patience, true);
}

/** The expected page is there, or no longer wanted. */
export function expectNothing(): void {
  clearTimeout(timer);
  tell(false);
}

function tell(value: boolean): void {
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
