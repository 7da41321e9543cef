import { useEffectEvent, useLayoutEffect } from 'react';

/** The key, by its place on the keyboard, that moves the focus into the viewport of notifications. */
export const viewportHotkey = 'F8';

/**
 * Listens to `keydown` on the document, after every handler nearer to the focus.
 * @param onKey gets each event; check `defaultPrevented` where another handler may have used the key
 * @param active whether to listen at all
 */
export function useDocumentKey(onKey: (event: KeyboardEvent) => void, active = true): void {
  const handle = useEffectEvent(onKey);

  // a key may be pressed in the first frame that shows the component
  useLayoutEffect(() => {
    if (!active) return undefined;
    const listener = (event: KeyboardEvent) => handle(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [active]);
}
