import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * The current year. The server's HTML, and so the first render, has the year of the build; if it is later
 * by the visitor's clock, that replaces it after hydration without a mismatch.
 */
export function CopyrightYear({ built }: { readonly built: string }) {
  return useSyncExternalStore(
    never,
    () => String(Math.max(Number(built), new Date().getFullYear())),
    () => built,
  );
}
