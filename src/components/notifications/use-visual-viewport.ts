import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Moves a fixed element down into the visible part of a page that was zoomed by a pinch or pushed up by
 * an on-screen keyboard (CSSOM View, visual viewport).
 * @param shown changes when the element is replaced
 * @returns the ref of the element
 */
export function useVisualViewport(shown: unknown): RefObject<HTMLElement | null> {
  const element = useRef<HTMLElement>(null);

  useLayoutEffect(() => {
    const { visualViewport } = window;
    if (!visualViewport) return undefined;
    const follow = () => {
      if (element.current) element.current.style.translate = `0 ${visualViewport.offsetTop}px`;
    };
    follow();
    for (const event of moves) visualViewport.addEventListener(event, follow);
    return () => {
      for (const event of moves) visualViewport.removeEventListener(event, follow);
    };
  }, [shown]);

  return element;
}

/** What moves the visible part: a pinch and a keyboard resize it, and need not scroll it. */
const moves = ['scroll', 'resize'] as const;
