import { useEffect, type RefObject } from 'react';

/** Pixels left free between notification and control, for the ring of the focus. */
const gap = 8;

/** Whether a control is below, or lies so close to it that the ring of the focus is. */
function covers(list: Element, control: Element): boolean {
  const place = list.getBoundingClientRect();
  const { top, right, bottom, left } = control.getBoundingClientRect();
  const beside = right < place.left || left > place.right;
  return !beside && bottom > place.top && top < place.bottom;
}

/** Parts a control and what may lie over it. */
function makeRoom(list: HTMLElement, control: Element): void {
  list.style.translate = '';
  if (!covers(list, control)) return;
  const { top, bottom } = list.getBoundingClientRect();
  const up = control.getBoundingClientRect().top - bottom - gap;
  window.scrollBy({ top: up, behavior: 'instant' });
  // At the top of the page there is no way up: the notification goes below the control.
  if (!covers(list, control)) return;
  const down = control.getBoundingClientRect().bottom + gap - top;
  list.style.translate = `0 ${down}px`;
}

/**
 * Moves the page, as far as needed and at once, so that the notification covers neither the control
 * that raised it nor what has the focus, as long as it is there (WCAG 2.4.11).
 */
export function useClearance(
  card: RefObject<HTMLElement | null>,
  open: boolean,
  raisedBy?: Element | null,
): void {
  useEffect(() => {
    // Unlike the notification itself, its list stands still while it comes.
    const list = card.current?.parentElement;
    if (!open || !list) return undefined;
    const clear = (control = document.activeElement) => {
      // Not for a whole page that has the focus, nor for what stays in its place when the page moves.
      if (control?.matches('main *, footer *')) makeRoom(list, control);
    };
    clear(raisedBy ?? undefined);
    clear();
    // The browser itself brings into sight what gets the focus, after this event and before it paints.
    let frame = 0;
    const onFocus = () => {
      frame = requestAnimationFrame(() => {
        clear();
      });
    };
    document.addEventListener('focusin', onFocus);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('focusin', onFocus);
    };
  }, [card, open, raisedBy]);
}
