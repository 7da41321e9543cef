import { useCallback, useEffect, useRef, useState, type FocusEvent, type RefObject } from 'react';

/**
 * Tracks whether the focus is in the viewport, and where it was before.
 * @returns handlers for the viewport's element, and `releaseFocus`, which gives a focus inside back.
 *   Left in an empty viewport, it would hold the next notification for ever.
 */
export function useViewportFocus(viewport: RefObject<HTMLElement | null>) {
  const [focused, setFocused] = useState(false);
  const previousFocus = useRef<EventTarget | null>(null);

  const releaseFocus = useCallback(() => {
    const inside = document.activeElement;
    if (!(inside instanceof HTMLElement) || !viewport.current?.contains(inside)) return;
    const previous = previousFocus.current;
    if (previous instanceof HTMLElement) previous.focus({ preventScroll: true });
    // where that element is gone or can't be focused; does nothing if it could
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
  };

  return { focused, handlers, releaseFocus };
}

/**
 * Scrolls the page, as far as needed and at once, so that an open notification covers neither the
 * control that raised it nor what has the focus (WCAG 2.4.11, Focus Not Obscured).
 * @param item the notification's element in its list
 */
export function useFocusNotObscured(
  item: RefObject<HTMLElement | null>,
  open: boolean,
  trigger?: Element | null,
): void {
  useEffect(() => {
    // unlike the notification itself, its list stands still during the enter transition
    const list = item.current?.parentElement;
    if (!open || !list) return undefined;
    const check = (control = document.activeElement) => {
      // neither a whole page that has the focus, nor what stays in place when the page scrolls
      if (control?.matches('main *, footer *')) uncover(list, control);
    };
    check(trigger ?? undefined);
    check();
    // the browser scrolls to what gets the focus after this event and before it paints
    let frame = 0;
    const onFocus = () => {
      frame = requestAnimationFrame(() => check());
    };
    document.addEventListener('focusin', onFocus);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('focusin', onFocus);
    };
  }, [item, open, trigger]);
}

/** Pixels left free between notification and control, for the focus ring. */
const gap = 8;

/**
 * Parts a control and the list that may cover it. The page scrolls until the control is below a list at the
 * top of the window, or above one at its foot; where it can't, the list moves to the control's other side.
 */
function uncover(list: HTMLElement, control: Element): void {
  list.style.translate = '';
  if (!covers(list, control)) return;
  const isAtTop = isInUpperHalf(list.closest('section'));
  window.scrollBy({ top: distance(list, control, isAtTop), behavior: 'instant' });
  if (covers(list, control)) list.style.translate = `0 ${distance(list, control, !isAtTop)}px`;
}

/** Measured by offsets, which leave out where `useVisualViewport` has moved it. */
function isInUpperHalf(viewport: HTMLElement | null): boolean {
  const { offsetTop = 0, offsetHeight = 0 } = viewport ?? {};
  return offsetTop * 2 + offsetHeight < document.documentElement.clientHeight;
}

/** How far the page scrolls, or the list moves, until the two are parted: upward if `isUp`, or downward. */
function distance(list: Element, control: Element, isUp: boolean): number {
  const place = list.getBoundingClientRect();
  const { top, bottom } = control.getBoundingClientRect();
  return isUp ? top - place.bottom - gap : bottom - place.top + gap;
}

function covers(list: Element, control: Element): boolean {
  const place = list.getBoundingClientRect();
  const { top, right, bottom, left } = control.getBoundingClientRect();
  const beside = right < place.left || left > place.right;
  return !beside && bottom > place.top && top < place.bottom;
}
