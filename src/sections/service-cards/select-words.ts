import type { DragEvent } from 'react';

/**
 * Lets a drag over the words of a card select them. Without it the drag would move the card's link, which
 * covers them, as it still does beside them. `tests/e2e/text/selectable-text.spec.ts` drags there.
 */
export function selectWords(event: DragEvent<HTMLAnchorElement>): void {
  const { currentTarget: link, clientX, clientY } = event;
  const isOverWords = document
    .elementsFromPoint(clientX, clientY)
    .some((element) => element.matches('p'));
  // not by a long press, nor before Chrome 128 and Safari 18.4, which don't tell what letter is at a point
  const canSelect = 'caretPositionFromPoint' in document && matchMedia('(hover: hover)').matches;
  if (!isOverWords || !canSelect) return;
  event.preventDefault();
  // meanwhile the words are in front
  link.style.pointerEvents = 'none';
  const select = (how: 'collapse' | 'extend', at: { clientX: number; clientY: number }) => {
    const caret = document.caretPositionFromPoint(at.clientX, at.clientY);
    if (caret) document.getSelection()?.[how](caret.offsetNode, caret.offset);
  };
  const drag = new AbortController();
  const { signal } = drag;
  const end = () => {
    drag.abort();
    // after the click, which would follow the link
    setTimeout(() => (link.style.pointerEvents = ''));
  };
  select('collapse', event);
  document.addEventListener('pointermove', (move) => select('extend', move), { signal });
  // the browser cancels a drag by touch or pen that it takes for a gesture of its own, such as scrolling
  for (const type of ['pointerup', 'pointercancel'] as const)
    document.addEventListener(type, end, { signal });
}
