import { expect, type Page } from '@playwright/test';
import type { Box } from '../measure/pixels';
import type { Site } from './site';

/** An animation that started in the main area. */
type Started = {
  readonly part: string;
  readonly properties: readonly string[];
  readonly duration: number;
  /** Its position at the start. */
  readonly box: Box;
};

/**
 * Records the animations that start in the main area from now on.
 * @param hold pauses the first movement of the house at two fifths of its duration
 */
export const watchAnimations = (page: Page, hold = false) =>
  page.evaluateHandle((isHeld) => {
    const seen: Started[] = [];
    let held = !isHeld;
    const partOf = (element: Element) => {
      if (element.matches('main > *')) return 'page';
      if (!element.closest('[data-opening]')) return 'section';
      if (element.querySelector('h1')) return 'words';
      const drawing = element.querySelector(':scope > use')?.getAttribute('href');
      return drawing?.split('#')[1] ?? element.localName;
    };
    const native = Reflect.get<Element, 'animate'>(Element.prototype, 'animate');
    Element.prototype.animate = function (keyframes, options) {
      const animation = native.call(this, keyframes, options);
      if (!this.closest('main')) return animation;
      const part = partOf(this);
      const { left, top, right, bottom } = this.getBoundingClientRect();
      const properties = Object.keys(keyframes ?? {}).filter((name) => name !== 'easing');
      const duration = Number(animation.effect?.getComputedTiming().duration);
      seen.push({ part, properties, duration, box: { left, top, right, bottom } });
      if (part === 'house' && properties.includes('transform') && !held) {
        held = true;
        animation.pause();
        animation.currentTime = 200;
      }
      return animation;
    };
    return seen;
  }, hold);

/** Waits until all animations of the main area have ended, except those driven by scrolling. */
export async function settled({ main }: Site): Promise<void> {
  const moving = () =>
    main.evaluate(async (element) => {
      // a new page starts its animations in the first frame that shows it
      await new Promise(requestAnimationFrame);
      const animations = element.getAnimations({ subtree: true });
      return animations.filter(({ constructor }) => constructor === Animation).length;
    });
  await expect.poll(moving).toBe(0);
}
