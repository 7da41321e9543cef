import type { Page } from '@playwright/test';

/**
 * Links and controls of the page that are too small: below 24 px square anywhere (WCAG 2.2, 2.5.8), or
 * 44 px in header, hero and footer (2.5.5, AAA). A link within a text is as high as its line (2.5.8, inline).
 * @returns a line for each, with its size
 */
export async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a[href], button, input, textarea')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => getComputedStyle(element).clipPath === 'none')
      .filter((element) => {
        const isInline = getComputedStyle(element).display === 'inline';
        const around = element.closest('p, li, dd, summary')?.textContent.trim() ?? '';
        return !isInline || around.length <= element.textContent.trim().length;
      })
      .flatMap((element) => {
        const { width, height } = element.getBoundingClientRect();
        const prominent = element.closest('header, [data-hero], footer') !== null;
        const minimum = prominent ? 44 : 24;
        const isLarge = Math.min(width, height) >= minimum;
        const name = element.getAttribute('aria-label') ?? element.textContent;
        return isLarge ? [] : [`${name.trim()}: ${width} × ${height} px, not ${minimum}`];
      }),
  );
}
