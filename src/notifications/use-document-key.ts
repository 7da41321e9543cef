import { useEffect, useEffectEvent } from 'react';

/**
 * Listens to the whole document's keys while `active`, last of all, so that whoever is nearer to the
 * focus can use a key first.
 */
export function useDocumentKey(onKey: (event: KeyboardEvent) => void, active = true): void {
  const handle = useEffectEvent(onKey);

  useEffect(() => {
    if (!active) return undefined;
    const listener = (event: KeyboardEvent) => {
      handle(event);
    };
    document.addEventListener('keydown', listener);
    return () => {
      document.removeEventListener('keydown', listener);
    };
  }, [active]);
}
