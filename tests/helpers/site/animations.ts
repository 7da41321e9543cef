import type { Page } from '@playwright/test';
import type { Site } from './site';

/** An animation that started in the main area. */
type Started = {
  readonly part: 'page' | 'words' | 'scene' | 'section' | 'other';
  readonly properties: readonly string[];
  readonly duration: number;
};

/** Records the animations that start in the main area from now on. */
export const watchAnimations = (page: Page) =>
  page.evaluateHandle(() => {
    const seen: Started[] = [];
    const partOf = (element: Element) => {
      if (element.matches('main > *')) return 'page';
      if (!element.closest('[data-hero]')) return 'section';
      if (element.querySelector('h1')) return 'words';
      return element.matches('[data-scene] > div') ? 'scene' : 'other';
    };
    const native = Reflect.get<Element, 'animate'>(Element.prototype, 'animate');
    Element.prototype.animate = function (keyframes, options) {
      const animation = native.call(this, keyframes, options);
      if (!this.closest('main')) return animation;
      const properties = Object.keys(keyframes ?? {}).filter((name) => name !== 'easing');
      const duration = Number(animation.effect?.getComputedTiming().duration);
      seen.push({ part: partOf(this), properties, duration });
      return animation;
    };
    return seen;
  });

/** Waits until all animations of the main area have ended, except those driven by scrolling. */
export const settled = ({ main }: Site): Promise<void> =>
  main.evaluate(async (element) => {
    for (;;) {
      // a new page starts its animations in the first frame that shows it
      await new Promise(requestAnimationFrame);
      const animations = element
        .getAnimations({ subtree: true })
        .filter(({ timeline }) => timeline === document.timeline);
      if (animations.length === 0) return;
      await Promise.allSettled(animations.map(({ finished }) => finished));
    }
  });
