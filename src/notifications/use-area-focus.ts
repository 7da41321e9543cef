import { useCallback, useRef, useState, type FocusEvent, type RefObject } from 'react';

/**
 * Knows whether focus is in the area, and where it was before it came.
 * @returns handlers for the area's element, and `release`, which gives the focus back. A focus left in
 *   an emptied area would hold up the next notification for ever.
 */
export function useAreaFocus(area: RefObject<HTMLElement | null>) {
  const [focused, setFocused] = useState(false);
  const cameFrom = useRef<EventTarget | null>(null);

  const release = useCallback(() => {
    const inside = document.activeElement;
    if (!(inside instanceof HTMLElement) || !area.current?.contains(inside)) return;
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus({ preventScroll: true });
    // Where the element before is gone or can't be focused; nothing happens if it could.
    inside.blur();
  }, [area]);

  const handlers = {
    onFocus(event: FocusEvent) {
      if (focused) return;
      cameFrom.current = event.relatedTarget;
      setFocused(true);
    },
    onBlur(event: FocusEvent) {
      const { currentTarget, relatedTarget } = event;
      const within = (node: Element | null) => currentTarget.contains(node);
      // When the whole window loses focus, the element keeps its place in the document.
      if (within(relatedTarget) || within(document.activeElement)) return;
      setFocused(false);
    },
  };

  return { focused, handlers, release };
}
