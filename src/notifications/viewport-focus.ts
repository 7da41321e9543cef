import {
  useCallback,
  useEffect,
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
    // unlike the notification itself, its list doesn't move during the enter transition
    const list = item.current?.parentElement;
    if (!open || !list) return undefined;
    const check = (control = document.activeElement) => {
      // neither a focused page, nor an element that doesn't scroll with the page
      if (control?.matches('main *, footer *')) uncover(list, control);
    };
    check(trigger ?? undefined);
    check();
    // the browser scrolls to a focused element after this event and before it paints
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
 * Separates a control from the list that may cover it. The page scrolls until the control is below a list at the
 * top of the window, or above one at its foot; where it can't, the list moves to the control's other side.
 */
function uncover(list: HTMLElement, control: Element): void {
  list.style.translate = '';
  const covered = overlap(list, control);
  if (!covered) return;
  // not by its rectangle, which a pinch zoom moves (use-visual-viewport.ts)
  const { top, bottom } = getComputedStyle(list.parentElement ?? list);
  const isAtTop = parseFloat(top) < parseFloat(bottom);
  window.scrollBy(0, isAtTop ? covered.up : covered.down);
  const still = overlap(list, control);
  if (still) list.style.translate = `0 ${isAtTop ? still.down : still.up}px`;
}

/**
 * How far a page has to scroll, or a list to move, to uncover a control: upward, a negative number, or
 * downward. Undefined if the control is not covered.
 */
function overlap(list: Element, control: Element) {
  const place = list.getBoundingClientRect();
  const { top, right, bottom, left } = control.getBoundingClientRect();
  const isBeside = right < place.left || left > place.right;
  if (isBeside || bottom <= place.top || top >= place.bottom) return undefined;
  return { up: top - place.bottom - gap, down: bottom - place.top + gap };
}
