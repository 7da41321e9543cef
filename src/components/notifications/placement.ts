import { useLayoutEffect, type RefObject } from 'react';

/** Pixels left free between notification and control, for the focus ring. */
const gap = 8;

/**
 * Keeps a list of notifications off the control that raised one, and off what has the focus (WCAG 2.4.11,
 * Focus Not Obscured), now and whenever the focus moves, until `signal` is aborted.
 */
export function keepUncovered(
  list: HTMLElement,
  trigger: Element | null | undefined,
  signal: AbortSignal,
): void {
  uncover(list, [trigger, document.activeElement]);
  const onFocus = () => {
    // the browser scrolls to a focused element after this event and before it paints
    requestAnimationFrame(() => {
      if (!signal.aborted) uncover(list, [document.activeElement]);
    });
  };
  document.addEventListener('focusin', onFocus, { signal });
}

/**
 * Uncovers controls: the page scrolls, at once, until they are below the list; where it can't, the list
 * moves below them. While there is room in the window, it also moves below contact details and fields
 * (`data-uncovered`).
 */
function uncover(list: HTMLElement, elements: readonly (Element | null | undefined)[]) {
  // neither a focused page, nor an element that doesn't scroll with the page
  const controls = elements.flatMap((element) =>
    element?.matches('main *, footer *') ? element : [],
  );
  moveBelow(list, []);
  for (const control of controls) {
    if (covers(list, control)) window.scrollBy(0, topOf(control) - bottomOf(list) - gap);
  }
  moveBelow(list, Array.from(document.querySelectorAll('[data-uncovered]')).concat(controls));
  if (bottomOf(list) > innerHeight) moveBelow(list, controls);
}

/** Moves the list from its own place to below these parts of the page, as far as it covers them. */
function moveBelow(list: HTMLElement, parts: readonly Element[]) {
  let moved = 0;
  list.style.translate = '';
  for (const part of parts) {
    if (covers(list, part)) moved += bottomOf(part) - topOf(list) + gap;
    list.style.translate = `0 ${moved}px`;
  }
}

function covers(list: Element, part: Element): boolean {
  const place = list.getBoundingClientRect();
  const { top, right, bottom, left } = part.getBoundingClientRect();
  const isBeside = right < place.left || left > place.right;
  return !isBeside && bottom > place.top && top < place.bottom;
}

const topOf = (element: Element) => element.getBoundingClientRect().top;
const bottomOf = (element: Element) => element.getBoundingClientRect().bottom;

/**
 * Moves a fixed element down into the visible part of a page that was zoomed by a pinch or pushed up by
 * an on-screen keyboard (CSSOM View, visual viewport). Both resize that part, and need not scroll it.
 */
export function useVisualViewport(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { visualViewport } = window;
    const listeners = new AbortController();
    const follow = () => {
      const top = visualViewport?.offsetTop ?? 0;
      element.current?.style.setProperty('translate', `0 ${top}px`);
    };
    follow();
    visualViewport?.addEventListener('scroll', follow, listeners);
    visualViewport?.addEventListener('resize', follow, listeners);
    return () => listeners.abort();
  }, [element]);
}
