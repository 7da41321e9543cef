import { useEffect, type RefObject } from 'react';

/**
 * Scrolls the page, as far as needed and at once, so that an open notification covers neither the
 * control that raised it nor what has the focus (WCAG 2.4.11, Focus Not Obscured). Then it moves
 * the notification below what a visitor may want to read just now (`data-uncovered`), if there is
 * room.
 * @param item the notification's element in its list
 */
export function useNothingCovered(
  item: RefObject<HTMLElement | null>,
  open: boolean,
  trigger?: Element | null,
): void {
  useEffect(() => {
    // unlike the notification itself, its list doesn't move during the enter transition
    const list = item.current?.parentElement;
    if (!open || !list) return undefined;
    const check = (...controls: (Element | null | undefined)[]) => {
      // neither a focused page, nor an element that doesn't scroll with the page
      uncover(
        list,
        controls.flatMap((control) => (control?.matches('main *, footer *') ? control : [])),
      );
    };
    check(trigger, document.activeElement);
    // the browser scrolls to a focused element after this event and before it paints
    let frame = 0;
    const onFocus = () => {
      frame = requestAnimationFrame(() => check(document.activeElement));
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
 * Separates controls from the list that may cover them. The page scrolls until they are below a
 * list at the top of the window, or above one at its foot; where it can't, the list moves to their
 * other side. Then it moves beyond marked parts of the page as well, unless that would take it out
 * of the window.
 */
function uncover(list: HTMLElement, controls: readonly Element[]): void {
  // not by its rectangle, which a pinch zoom moves (`useVisualViewport`)
  const { top, bottom } = getComputedStyle(list.parentElement ?? list);
  const isAtTop = parseFloat(top) < parseFloat(bottom);
  const moveBeyond = (parts: readonly Element[]) => {
    let moved = 0;
    list.style.translate = '';
    for (const part of parts) {
      const { up, down } = overlap(list, part);
      moved += isAtTop ? down : up;
      list.style.translate = `0 ${moved}px`;
    }
  };
  moveBeyond([]);
  for (const control of controls) {
    const { up, down } = overlap(list, control);
    window.scrollBy(0, isAtTop ? up : down);
  }
  moveBeyond(Array.from(document.querySelectorAll('[data-uncovered]')).concat(controls));
  const { y, height } = list.getBoundingClientRect();
  if (y < 0 || y + height > innerHeight) moveBeyond(controls);
}

/**
 * How far a page has to scroll, or a list to move, to uncover a part of the page: upward, a
 * negative number, or downward. Zero if it is not covered.
 */
function overlap(list: Element, part: Element) {
  const place = list.getBoundingClientRect();
  const { top, right, bottom, left } = part.getBoundingClientRect();
  const isBeside = right < place.left || left > place.right;
  return isBeside || bottom <= place.top || top >= place.bottom
    ? { up: 0, down: 0 }
    : { up: top - place.bottom - gap, down: bottom - place.top + gap };
}
