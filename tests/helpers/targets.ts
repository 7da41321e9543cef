import type { Page } from '@playwright/test';

/**
 * Links and buttons of the page that are smaller than they have to be: 24 px square anywhere
 * (WCAG 2.2, 2.5.8), 44 px in header, hero and footer (2.5.5, AAA). Links inside a sentence may be as
 * high as its line.
 * @returns one text for each, with its size
 */
export async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a[href], button, input, textarea')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => getComputedStyle(element).clipPath === 'none')
      .flatMap((element) => {
        const { width, height } = element.getBoundingClientRect();
        const prominent = element.closest('header, [data-opening], footer') !== null;
        const needed = prominent ? 44 : 24;
        const enough = Math.min(width, height) >= needed;
        const name = element.getAttribute('aria-label') ?? element.textContent;
        return enough ? [] : [`${name.trim()}: ${width} × ${height} px, not ${needed}`];
      }),
  );
}
