import { animate } from 'framer-motion/dom/mini';
import { Component, createRef, type ReactNode } from 'react';
import { attributes } from '../theme/attributes';

type PageTransitionProps = {
  readonly children: ReactNode;
  /** The address of the page shown. */
  readonly location: { readonly pathname: string; readonly hash: string };
};

/**
 * Lets a page enter after a navigation: its words fade and slide in, and the scene that was in view dissolves into its own.
 * Not the first page, nor with reduced motion, or without the Web Animations API. There is no exit animation: keeping the
 * old page would break scroll restoration, hash links, focus and the announcement of the new page.
 *
 * A class, since only `getSnapshotBeforeUpdate` sees the old page in place.
 */
export class PageTransition extends Component<PageTransitionProps> {
  readonly #page = createRef<HTMLDivElement>();
  #end: (() => void) | undefined;

  override getSnapshotBeforeUpdate({ location }: PageTransitionProps): OldScene | null {
    const page = this.#page.current;
    return page && pathOf(location) !== pathOf(this.props.location) ? sceneInView(page) : null;
  }

  override componentDidUpdate(
    before: PageTransitionProps,
    _state: unknown,
    oldScene: OldScene | null,
  ) {
    const { location } = this.props;
    const page = this.#page.current;
    if (!page || pathOf(location) === pathOf(before.location)) return;
    this.#end?.();
    this.#end = enter(page, location.hash !== '', oldScene);
  }

  override componentWillUnmount() {
    this.#end?.();
  }

  override render() {
    return <div ref={this.#page}>{this.props.children}</div>;
  }
}

/** A trailing slash makes no other page. */
const pathOf = ({ pathname }: PageTransitionProps['location']) => pathname.replace(/(.)\/$/, '$1');

/** The scene of a page that was left, and where in the window it was. */
type OldScene = { readonly stage: HTMLElement; readonly box: DOMRect };

const stageOf = (page: HTMLElement) =>
  page.querySelector<HTMLElement>(`[${attributes.hero}] > [${attributes.scene}]`);

function sceneInView(page: HTMLElement): OldScene | null {
  const stage = stageOf(page);
  const box = stage?.getBoundingClientRect();
  return stage && box && box.bottom > 0 && box.top < window.innerHeight ? { stage, box } : null;
}

/** Parts that say how they enter. */
const entering = `[${attributes.enter}]`;

/** The timing of every animation; the duration is in seconds. */
const timing = { duration: 0.45, ease: [0.2, 0.7, 0.2, 1] } as const;

const fade = { opacity: [0, 1] };
const fadeAndSlide = { ...fade, transform: ['translateY(12px)', 'none'] };
/** Out of a haze: below the old scene it would else leave a hole, and beside it appear in a frame. */
const clear = { opacity: [0.4, 1] };
const fadeOut = { opacity: [1, 0] };

/**
 * @param isAtAnchor whether the browser scrolls to an anchor, which a slide would displace
 * @param oldScene the scene that was in view, if any
 * @returns a function that shows the page as it is at the end
 */
function enter(
  page: HTMLElement,
  isAtAnchor: boolean,
  oldScene: OldScene | null,
): (() => void) | undefined {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (still || !('animate' in Element.prototype)) return undefined;
  let running: (() => void)[] = [];
  // in the frame that first shows the page: after scrolling, and in another task than rendering
  const frame = requestAnimationFrame(() => {
    const arrive = isAtAnchor ? fade : fadeAndSlide;
    running = partsOf(page).map((part) =>
      play(part, part.getAttribute(attributes.enter) === 'fade' ? clear : arrive),
    );
    const stage = stageOf(page);
    if (stage && oldScene) running.push(dissolve(oldScene, stage));
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
 * Lays the old scene over the new stage, where it was in the window, and fades it out.
 * @returns a function that ends this
 */
function dissolve({ stage: oldStage, box }: OldScene, stage: HTMLElement): () => void {
  Object.assign(oldStage.style, {
    position: 'absolute',
    zIndex: 0,
    inset: `${box.top - stage.getBoundingClientRect().top}px 0 auto`,
    height: `${box.height}px`,
    margin: 0,
    // the new stage mirrors both
    scale: 'none',
  });
  stage.append(oldStage);
  return play(oldStage, fadeOut, () => oldStage.remove());
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

/**
 * @param last what is left to do afterwards
 * @returns a function that ends the animation
 */
function play(
  part: HTMLElement,
  keyframes: Parameters<typeof animate>[1],
  // a leftover transform would become the containing block of everything fixed inside
  last = () => part.removeAttribute('style'),
): () => void {
  const animation = animate(part, keyframes, timing);
  const end = () => {
    animation.cancel();
    last();
  };
  void animation.then(end);
  return end;
}
