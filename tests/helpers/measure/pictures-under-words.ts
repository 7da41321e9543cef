import type { Page } from '@playwright/test';

/**
 * Scrolls through the page and compares, at each step, which pictures lie under which lines of text. The header is left
 * out, since the page is meant to pass under it.
 * @param step in CSS pixels
 * @returns each line that a picture came under or left, with the scroll position
 */
export function differencesWhileScrolling(page: Page, step: number): Promise<string[]> {
  return page.evaluate(async (distance) => {
    // rounding, no more
    const edge = 1;
    const pictures = [...document.querySelectorAll(':is(main, footer) :is(img, svg)')];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const words: { text: string; range: Range }[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent?.trim() ?? '';
      const parent = walker.currentNode.parentElement;
      if (!text || !parent?.checkVisibility() || parent.closest('header')) continue;
      // the skip link, which is hidden
      if (getComputedStyle(parent).position === 'fixed') continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      words.push({ text, range });
    }
    /** The pairs of a line and a picture that it is on, by at least so many pixels from the picture's edges. */
    const overlaps = (inside: number) => {
      const boxes = pictures.map((picture) => picture.getBoundingClientRect());
      return new Set(
        words.flatMap(({ text, range }, index) =>
          [...range.getClientRects()].flatMap((line, row) =>
            boxes.flatMap((box, picture) =>
              line.left < box.right - inside &&
              line.right > box.left + inside &&
              line.top < box.bottom - inside &&
              line.bottom > box.top + inside
                ? [`line ${row} of text ${index} (${text.slice(0, 30)}), picture ${picture}`]
                : [],
            ),
          ),
        ),
      );
    };
    window.scrollTo({ top: 0, behavior: 'instant' });
    const touching = overlaps(0);
    const covering = overlaps(edge);
    const found: string[] = [];
    const { scrollHeight } = document.documentElement;
    for (let top = distance; top < scrollHeight; top += distance) {
      window.scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
      const now = overlaps(0);
      for (const pair of overlaps(edge)) if (!touching.has(pair)) found.push(`${top} px: ${pair}`);
      for (const pair of covering) if (!now.has(pair)) found.push(`${top} px: no more ${pair}`);
    }
    return found;
  }, step);
}
