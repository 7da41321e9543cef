import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * The current year by the visitor's clock. The server's HTML, and so the first render, carries the
 * year of the build; a later year replaces it after hydration without a mismatch.
 */
export function CopyrightYear({ built }: { readonly built: string }) {
  return useSyncExternalStore(
    never,
    () => String(new Date().getFullYear()),
    () => built,
  );
}
