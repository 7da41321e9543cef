import { animate } from 'framer-motion/dom/mini';
import { Component, createRef, type ReactNode } from 'react';

type PageTransitionProps = {
  readonly children: ReactNode;
  /** The address of the page shown. */
  readonly location: { readonly pathname: string; readonly hash: string };
};

/**
 * Lets a page enter after a navigation: its words fade and slide in, and the scene of the old page
 * dissolves into its own. Not the first page, nor with reduced motion, or without the Web
 * Animations API. There is no exit animation: keeping the old page would break scroll restoration,
 * hash links, focus and the announcement of the new page.
 *
 * A class, since only `getSnapshotBeforeUpdate` sees the old page in place.
 */
export class PageTransition extends Component<PageTransitionProps> {
  readonly #page = createRef<HTMLDivElement>();
  #end: (() => void) | undefined;

  // only for another page, since reading a place may lay out the page
  override getSnapshotBeforeUpdate(before: PageTransitionProps): LeftScene | null {
    const page = isOtherPage(this.props, before) ? this.#page.current : null;
    const scene = page && sceneOf(page);
    return scene && { scene, top: scene.offsetTop, height: scene.offsetHeight };
  }

  override componentDidUpdate(
    before: PageTransitionProps,
    _state: unknown,
    left: LeftScene | null,
  ) {
    const page = this.#page.current;
    if (!page || !isOtherPage(this.props, before)) return;
    this.#end?.();
    this.#end = enter(page, this.props.location.hash !== '', left);
  }

  override componentWillUnmount() {
    this.#end?.();
  }

  override render() {
    return <div ref={this.#page}>{this.props.children}</div>;
  }
}

const isOtherPage = (now: PageTransitionProps, before: PageTransitionProps) =>
  pagePathOf(now.location) !== pagePathOf(before.location);

/** A trailing slash makes no other page. */
const pagePathOf = ({ pathname }: PageTransitionProps['location']) =>
  pathname.replace(/(.)\/$/, '$1');

/** The scene of a page's hero. */
const sceneOf = (page: HTMLElement) =>
  page.querySelector<HTMLElement>('[data-hero] > [data-scene]');

/** The scene of the page that was left, and where it was in its hero, in pixels. */
type LeftScene = {
  readonly scene: HTMLElement;
  readonly top: number;
  readonly height: number;
};

/** The timing of an animation; the duration is in seconds. */
const timing = { duration: 0.45, ease: [0.2, 0.7, 0.2, 1] } as const;

const fade = { opacity: [0, 1] };
const fadeAndSlide = { opacity: [0, 1], transform: ['translateY(12px)', 'none'] };
const fadeOut = { opacity: [1, 0] };

/**
 * @param isAtAnchor whether the browser scrolls to an anchor, which a slide would displace
 * @param left the scene of the page that was left, if it had one
 * @returns a function that shows the page as it is at the end
 */
function enter(
  page: HTMLElement,
  isAtAnchor: boolean,
  left: LeftScene | null,
): (() => void) | undefined {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (still || !('animate' in Element.prototype)) return undefined;
  const running: (() => void)[] = [];
  // in the frame that first shows the page: after scrolling, and in another task than rendering
  const frame = requestAnimationFrame(() => {
    const arrive = isAtAnchor ? fade : fadeAndSlide;
    const scene = left && sceneOf(page);
    for (const part of partsOf(page)) {
      const fades = part.getAttribute('data-enter') === 'fade';
      if (!fades || !scene) running.push(play(part, fades ? fade : arrive));
    }
    if (scene) running.push(dissolve(left, scene));
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
 * Lays a sky and its land over those of the new page, where they were, and fades them out.
 * @param scene that of the new page
 * @returns a function that ends this
 */
function dissolve({ scene: oldScene, top, height }: LeftScene, scene: HTMLElement): () => void {
  // two houses at once would look like a mistake
  for (const drawing of oldScene.querySelectorAll('svg')) drawing.remove();
  Object.assign(oldScene.style, {
    position: 'absolute',
    zIndex: 0,
    inset: '-100vh 0 auto',
    height: `calc(${height}px + 100vh)`,
    margin: 0,
    // the sky reaches above the scene, and the mask would cut it off without this room
    paddingTop: '100vh',
    // the new scene mirrors both
    scale: 'none',
    // the new land may begin below the end of the old one
    maskImage: 'linear-gradient(to top, #0000, #000 8rem)',
  });
  scene.append(oldScene);
  const end = play(oldScene, fadeOut, { ease: 'easeInOut', last: () => oldScene.remove() });
  // this comes last, because it reads a place, for which the browser lays out the page; `translate` needs
  // no further layout
  oldScene.style.translate = `0 ${top - scene.offsetTop}px`;
  return end;
}

/**
 * What enters by itself: the parts of a hero that say so (`data-enter`), whose color stays, and the
 * sections below it. A page that doesn't begin with a hero enters as a whole.
 */
function partsOf(page: HTMLElement): readonly HTMLElement[] {
  const hero = page.querySelector('[data-hero]:first-child');
  if (!hero) return [page];
  const parts = hero.querySelectorAll<HTMLElement>('[data-enter]');
  const sections = hero.parentElement?.querySelectorAll<HTMLElement>(':scope > :not([data-hero])');
  return [...parts, ...(sections ?? [])];
}

type Options = {
  readonly ease?: typeof timing.ease | 'easeInOut';
  /** What is left to do afterwards. */
  readonly last?: () => void;
};

/** @returns a function that ends the animation */
function play(
  part: HTMLElement,
  keyframes: Parameters<typeof animate>[1],
  // a leftover transform would become the containing block of everything fixed inside
  { ease = timing.ease, last = () => part.removeAttribute('style') }: Options = {},
): () => void {
  const animation = animate(part, keyframes, { ...timing, ease });
  const end = () => {
    animation.cancel();
    last();
  };
  void animation.then(end);
  return end;
}
