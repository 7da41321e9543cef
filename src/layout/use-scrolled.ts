import { useSyncExternalStore } from 'react';

/** Pixels of scroll up to which the bar stays transparent: 20 is, 21 is not. */
const threshold = 20;

function subscribe(onChange: () => void): () => void {
  window.addEventListener('scroll', onChange, { passive: true });
  return () => {
    window.removeEventListener('scroll', onChange);
  };
}

/** True once the page is scrolled beyond the threshold; false on the server and on the first render. */
export function useScrolled(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > threshold,
    () => false,
  );
}
