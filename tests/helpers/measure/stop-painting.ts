import type { Page } from '@playwright/test';

/**
 * Makes the page transparent, so that the browser doesn't paint it: what measures boxes needs no pixels, and painting is
 * most of the work in a new window. Not for measures that take what is transparent for hidden, as axe does.
 */
export const stopPainting = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html { opacity: 0 }');
    document.adoptedStyleSheets.push(sheet);
  });
