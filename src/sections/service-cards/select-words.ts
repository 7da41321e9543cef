import type { DragEvent } from 'react';

/**
 * Lets a drag over the words of a card select them. The card's link covers them, so that the drag would
 * move the link, as it does beside the words. `tests/e2e/text/selectable-text.spec.ts` drags there.
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
  const extend = (move: PointerEvent) => select('extend', move);
  const end = () => {
    document.removeEventListener('pointermove', extend);
    // after the click, which would follow the link
    setTimeout(() => (link.style.pointerEvents = ''));
  };
  select('collapse', event);
  document.addEventListener('pointermove', extend);
  document.addEventListener('pointerup', end, { once: true });
}
