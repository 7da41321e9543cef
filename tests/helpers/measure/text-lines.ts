import type { Page } from '@playwright/test';
import type { Box } from './pixels';

/** A line of text, with its position from the page's top left corner. */
export type TextLine = {
  readonly text: string;
  readonly box: Box;
  /** As computed by CSS. */
  readonly color: string;
  /** From 24 px, or 18.66 px in bold (WCAG 2.2, large scale). */
  readonly large: boolean;
};

/** Every visible line of text inside or over the first element that matches `selector`. */
export async function textLines(page: Page, selector: string): Promise<TextLine[]> {
  return page.evaluate((within) => {
    const area = document.querySelector(within)?.getBoundingClientRect() ?? new DOMRect();
    const lines: TextLine[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent?.trim() ?? '';
      const parent = walker.currentNode.parentElement;
      if (!text || !parent?.checkVisibility({ visibilityProperty: true })) continue;
      const { color, fontSize, fontWeight, clipPath } = getComputedStyle(parent);
      if (clipPath !== 'none') continue;
      const size = parseFloat(fontSize);
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      for (const { left, top, right, bottom } of range.getClientRects()) {
        const outside = bottom <= area.top || top >= area.bottom || right <= 0;
        if (outside || right - left < 2) continue;
        lines.push({
          text,
          box: { left, right, top: top + scrollY, bottom: bottom + scrollY },
          color: color,
          large: size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700),
        });
      }
    }
    return lines;
  }, selector);
}

const transparentText = `* {
  -webkit-text-fill-color: transparent !important;
  text-decoration-color: transparent !important;
}`;

/** Makes all text invisible, but keeps its computed colors. */
export async function hideText(page: Page): Promise<void> {
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, transparentText);
}
