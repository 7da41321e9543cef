import {
  useCallback,
  useRef,
  useState,
  type FocusEvent,
  type MouseEvent,
  type RefObject,
} from 'react';

/**
 * Tracks whether the focus is in the viewport, and where it was before.
 * @returns handlers for the viewport's element, and `releaseFocus`, which returns a focus inside to
 *   where it was. Left in an empty viewport, it would pause the next notification forever.
 */
export function useViewportFocus(viewport: RefObject<HTMLElement | null>) {
  const [focused, setFocused] = useState(false);
  const previousFocus = useRef<EventTarget | null>(null);

  const releaseFocus = useCallback(() => {
    const inside = document.activeElement;
    if (!(inside instanceof HTMLElement) || !viewport.current?.contains(inside)) return;
    const previous = previousFocus.current;
    if (previous instanceof HTMLElement) previous.focus({ preventScroll: true });
    // if that element is gone or can't be focused; otherwise without effect
    inside.blur();
  }, [viewport]);

  const handlers = {
    onFocus(event: FocusEvent) {
      if (focused) return;
      previousFocus.current = event.relatedTarget;
      setFocused(true);
    },
    onBlur(event: FocusEvent) {
      const { currentTarget, relatedTarget } = event;
      const within = (node: Element | null) => currentTarget.contains(node);
      // when the whole window loses focus, the element stays the document's active one
      if (within(relatedTarget) || within(document.activeElement)) return;
      setFocused(false);
    },
    // a press must not take the focus, which would pause the timer until it is returned
    onMouseDown(event: MouseEvent) {
      event.preventDefault();
    },
  };

  return { focused, handlers, releaseFocus };
}
