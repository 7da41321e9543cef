import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Whether a component is rendered by the server, or hydrated from its HTML; false for one that a
 * navigation mounts.
 */
export function useHydrating(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}
