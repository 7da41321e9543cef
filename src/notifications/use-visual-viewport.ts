import { useLayoutEffect, type RefObject } from 'react';

/**
 * Moves a fixed element to where it can be seen while the page is zoomed in by a pinch or pushed up by
 * an on-screen keyboard: it stays in place on the whole window, of which only a part is in sight (CSSOM
 * View, visual viewport). To the left at most as far as its beginning is in sight.
 */
export function useVisualViewport(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { visualViewport: seen } = window;
    const follow = () => {
      if (!seen || !element.current) return;
      const beyond = seen.offsetLeft + seen.width - document.documentElement.clientWidth;
      const x = Math.min(0, Math.max(beyond, seen.offsetLeft - element.current.offsetLeft));
      element.current.style.translate = `${x}px ${seen.offsetTop}px`;
    };
    follow();
    seen?.addEventListener('resize', follow);
    seen?.addEventListener('scroll', follow);
    return () => {
      seen?.removeEventListener('resize', follow);
      seen?.removeEventListener('scroll', follow);
    };
  }, [element]);
}
