import { animate } from 'framer-motion/dom/mini';
import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';

type PageTransitionProps = {
  readonly children: ReactNode;
  /** Where the page shown lives. */
  readonly location: { readonly pathname: string; readonly hash: string };
};

/** Seconds from the arrival of a page until it stands still. */
const duration = 0.5;

// Layout effects do not exist on the server, and nothing here may run there.
const useClientLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Lets the content of a newly reached page fade and slide in. The first page never moves, and with
 * reduced motion, or in a browser that can't, none does. There is no exit: holding the old page back would break scroll
 * restoration, hash links, focus and the announcement of the new page.
 */
export function PageTransition({ children, location }: PageTransitionProps) {
  const page = useRef<HTMLDivElement>(null);
  const shown = useRef(pageOf(location.pathname));
  const { pathname, hash } = location;

  useClientLayoutEffect(() => {
    const next = pageOf(pathname);
    if (!page.current || next === shown.current) return undefined;
    shown.current = next;
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (still || !('animate' in page.current)) return undefined;
    return enter(page.current, hash !== '');
  }, [pathname, hash]);

  return <div ref={page}>{children}</div>;
}

/**
 * @param element what arrives.
 * @param atTarget whether the browser scrolls to a part of it: a slide would put that part off its place.
 * @returns ends the animation at once and leaves nothing of it behind.
 */
function enter(element: HTMLElement, atTarget: boolean): () => void {
  const fade = { opacity: [0, 1] };
  const keyframes = atTarget ? fade : { ...fade, transform: ['translateY(12px)', 'none'] };
  const animation = animate(element, keyframes, { duration, ease: [0.2, 0.7, 0.2, 1] });
  const settle = () => {
    animation.cancel();
    // A leftover transform would become the containing block of everything fixed inside.
    element.removeAttribute('style');
  };
  void animation.then(settle);
  return settle;
}

/** A trailing slash makes no other page. */
function pageOf(pathname: string): string {
  return pathname.replace(/(.)\/$/, '$1');
}
