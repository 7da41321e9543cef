import { animate } from 'framer-motion/dom/mini';
import { Component, createRef, type ReactNode } from 'react';

type PageTransitionProps = {
  readonly children: ReactNode;
  /** The address of the page shown. */
  readonly location: { readonly pathname: string; readonly hash: string };
};

/** The timing of every animation; the duration is in seconds. */
const timing = { duration: 0.5, ease: [0.2, 0.7, 0.2, 1] } as const;

/*
 * What appears how. A page's first section may say that it appears in parts (`hero.tsx`): then those of its
 * parts that say nothing stay as they are, and all other sections arrive. A page without such a section arrives
 * as a whole.
 */
const opening = '[data-transition=parts]:first-child';
/** Slides and fades in. */
const arriving = `${opening} [data-transition=arrive], ${opening} ~ *`;
/** Moves there from its position on the previous page. */
const traveling = `${opening} [data-transition=travel]`;
const fading = `${opening} [data-transition=fade]`;

/**
 * After a navigation, fades and slides in the page's content and moves the traveling part (the house of its
 * scene) from its position on the previous page. Not for the first page, with reduced motion, or without the Web
 * Animations API. There is no exit animation: keeping the old page would break scroll restoration, hash
 * links, focus and the announcement of the new page.
 */
export class PageTransition extends Component<PageTransitionProps> {
  private readonly page = createRef<HTMLDivElement>();
  /** Where the traveling part was on the previous page, even in the middle of its animation. */
  private from: DOMRect | undefined;
  private frame = 0;
  private running: (() => void)[] = [];

  /**
   * Leaves the old page before the new one is rendered, which adds styles: after that, measuring its
   * house or removing its focused link would restyle all of it.
   */
  override shouldComponentUpdate(next: PageTransitionProps): boolean {
    if (this.isNewAfter(next)) {
      this.from = document.querySelector(traveling)?.getBoundingClientRect();
      this.page.current?.querySelector<HTMLElement>('a:focus')?.blur();
    }
    return true;
  }

  override componentDidUpdate(before: PageTransitionProps) {
    if (!this.isNewAfter(before)) return;
    this.settle();
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (still || !('animate' in Element.prototype)) return;
    // in the frame that first shows the page: after scrolling, and in another task than rendering
    this.frame = requestAnimationFrame(() => {
      const { current } = this.page;
      if (current) this.running = enter(current, this.props.location.hash !== '', this.from);
    });
  }

  override componentDidMount() {
    // otherwise it would be printed half transparent
    window.addEventListener('beforeprint', this.settle);
  }

  override componentWillUnmount() {
    window.removeEventListener('beforeprint', this.settle);
  }

  /** Shows the page as it is at the end of its animations. */
  private readonly settle = () => {
    cancelAnimationFrame(this.frame);
    for (const settle of this.running) settle();
  };

  private isNewAfter({ location }: PageTransitionProps): boolean {
    return pageOf(location.pathname) !== pageOf(this.props.location.pathname);
  }

  override render() {
    return <div ref={this.page}>{this.props.children}</div>;
  }
}

/**
 * @param page the new page
 * @param atTarget whether the browser scrolls to an anchor, which a slide would displace
 * @param from where the traveling part was
 * @returns functions that end the animations
 */
function enter(page: Element, atTarget: boolean, from: DOMRect | undefined): (() => void)[] {
  const fade = { opacity: [0, 1] };
  const arrive = atTarget ? fade : { ...fade, transform: ['translateY(12px)', 'none'] };
  const all = (parts: string, keyframesOf: (part: Element) => Keyframes) =>
    Array.from(page.querySelectorAll(parts), (part) => play(part, keyframesOf(part)));
  // first, since measuring after another animation has started would force another layout
  const journey = all(traveling, (part) => travel(from, part));
  const arrivals = all(arriving, () => arrive);
  return [
    journey,
    arrivals.length > 0 ? arrivals : play(page, arrive),
    all(fading, () => fade),
  ].flat();
}

type Keyframes = Readonly<Partial<Record<'opacity' | 'transform', string[] | number[]>>>;

/** @returns a function that ends the animation and removes its styles */
function play(element: Element, keyframes: Keyframes): () => void {
  const animation = animate(element, keyframes, timing);
  const settle = () => {
    animation.cancel();
    // a leftover transform would become the containing block of everything fixed inside
    element.removeAttribute('style');
  };
  void animation.then(settle);
  return settle;
}

/** The movement from a position to that of an element; none if either is out of view. */
function travel(from: DOMRect | undefined, element: Element): Keyframes {
  const to = element.getBoundingClientRect();
  if (!from || !isInSight(from) || !isInSight(to)) return {};
  // in a mirrored scene (`scene.tsx`) the axis runs to the left
  const axis = element.closest('[dir=rtl]') ? -1 : 1;
  const x = (axis * (from.left + from.right - to.left - to.right)) / 2;
  const y = (from.top + from.bottom - to.top - to.bottom) / 2;
  const start = `translate(${x}px, ${y}px) scale(${from.width / to.width})`;
  return { transform: [start, 'none'] };
}

function isInSight({ top, right, bottom, left }: DOMRect): boolean {
  return bottom > 0 && right > 0 && top < window.innerHeight && left < window.innerWidth;
}

/** The path without its trailing slash. */
function pageOf(pathname: string): string {
  return pathname.replace(/(.)\/$/, '$1');
}
