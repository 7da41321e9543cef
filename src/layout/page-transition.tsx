import { animate } from 'framer-motion/dom/mini';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { attributes } from '../theme/attributes';

type PageTransitionProps = {
  readonly children: ReactNode;
  /** The address of the page shown. */
  readonly location: { readonly pathname: string; readonly hash: string };
};

/**
 * Lets a page enter after a navigation: its words fade and slide in, the scene behind them fades in. Not the first page,
 * nor with reduced motion, or without the Web Animations API. There is no exit animation: keeping the old page would
 * break scroll restoration, hash links, focus and the announcement of the new page.
 */
export function PageTransition({ children, location }: PageTransitionProps) {
  const page = useRef<HTMLDivElement>(null);
  // a trailing slash makes no other page
  const path = location.pathname.replace(/(.)\/$/, '$1');
  const lastPath = useRef(path);
  const isAtAnchor = location.hash !== '';

  useLayoutEffect(() => {
    if (!page.current || path === lastPath.current) return undefined;
    lastPath.current = path;
    return enter(page.current, isAtAnchor);
  }, [path, isAtAnchor]);

  return <div ref={page}>{children}</div>;
}

/** Parts that say how they enter. */
const entering = `[${attributes.enter}]`;

/** The timing of every animation; the duration is in seconds. */
const timing = { duration: 0.5, ease: [0.2, 0.7, 0.2, 1] } as const;

const fade = { opacity: [0, 1] };
const fadeAndSlide = { ...fade, transform: ['translateY(12px)', 'none'] };
/** Out of a haze: a scene that began with nothing would leave a hole after that of the previous page. */
const clear = { opacity: [0.4, 1] };

/**
 * @param isAtAnchor whether the browser scrolls to an anchor, which a slide would displace
 * @returns a function that shows the page as it is at the end
 */
function enter(page: HTMLElement, isAtAnchor: boolean): (() => void) | undefined {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (still || !('animate' in Element.prototype)) return undefined;
  let running: (() => void)[] = [];
  // in the frame that first shows the page: after scrolling, and in another task than rendering
  const frame = requestAnimationFrame(() => {
    const arrive = isAtAnchor ? fade : fadeAndSlide;
    running = partsOf(page).map((part) =>
      play(part, part.getAttribute(attributes.enter) === 'fade' ? clear : arrive),
    );
  });
  const end = () => {
    cancelAnimationFrame(frame);
    for (const endOne of running) endOne();
  };
  // otherwise it would be printed half transparent
  window.addEventListener('beforeprint', end);
  return () => {
    window.removeEventListener('beforeprint', end);
    end();
  };
}

/**
 * What enters by itself: the parts of a hero that say so (`attributes.enter`), whose color stays, and the sections below it. A
 * page without a hero enters as a whole.
 */
function partsOf(page: HTMLElement): readonly HTMLElement[] {
  const hero = page.querySelector(entering)?.parentElement;
  if (!hero?.matches(':first-child')) return [page];
  const parts = hero.querySelectorAll<HTMLElement>(entering);
  const sections = hero.parentElement?.querySelectorAll<HTMLElement>(':scope > :not(:first-child)');
  return [...parts, ...(sections ?? [])];
}

/** @returns a function that ends the animation and removes its styles */
function play(part: HTMLElement, keyframes: Parameters<typeof animate>[1]): () => void {
  const animation = animate(part, keyframes, timing);
  const end = () => {
    animation.cancel();
    // a leftover transform would become the containing block of everything fixed inside
    part.removeAttribute('style');
  };
  void animation.then(end);
  return end;
}
