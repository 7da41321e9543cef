/** Pixels left free between notification and control, for the focus ring. */
const gap = 8;

/**
 * Keeps a list of notifications off the control that raised one, and off what has the focus (WCAG 2.4.11,
 * Focus Not Obscured). The page scrolls, at once, until they are below the list; where it can't, the list
 * moves below them. Then it moves below what a visitor may want to read just now as well
 * (`data-uncovered`), unless that takes it out of the window.
 */
export function uncover(
  list: HTMLElement,
  elements: readonly (Element | null | undefined)[],
): void {
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
