import type { Page } from '@playwright/test';

/**
 * The visible texts that begin with an Arabic or Hebrew letter, whose last line should end at the right
 * edge of their block: how many there are, and those whose last line doesn't. Centered texts, as of
 * buttons, are not counted.
 */
export async function textsFromTheRight(
  page: Page,
): Promise<{ readonly count: number; readonly leftAligned: readonly string[] }> {
  return page.evaluate(() => {
    type Block = { text: string; lines: DOMRect[] };
    const blocks = new Map<Element, Block>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { parentElement: parent, textContent } = texts.currentNode;
      if (!textContent?.trim() || !parent?.checkVisibility({ visibilityProperty: true })) continue;
      let element = parent;
      // an element in a line has no lines of its own
      while (getComputedStyle(element).display === 'inline' && element.parentElement)
        element = element.parentElement;
      const block = blocks.get(element) ?? { text: '', lines: [] };
      const range = new Range();
      // of the text, since a link in it may be higher than its line, for fingers
      range.selectNodeContents(texts.currentNode);
      block.text += textContent;
      block.lines.push(...range.getClientRects());
      blocks.set(element, block);
    }
    const measured = [...blocks].flatMap(([element, { text, lines }]) => {
      const { justifyContent, textAlign, paddingRight, borderRightWidth, clipPath } =
        getComputedStyle(element);
      const isCentered = [justifyContent, textAlign].includes('center');
      if (!/^\s*[א-תء-ي]/.test(text) || isCentered || clipPath !== 'none') return [];
      const foot = Math.max(...lines.map(({ bottom }) => bottom));
      const last = lines.filter(({ bottom }) => bottom > foot - 4);
      const { right } = element.getBoundingClientRect();
      const edge = right - parseFloat(paddingRight) - parseFloat(borderRightWidth);
      const gap = Math.round(edge - Math.max(...last.map((line) => line.right)));
      return [{ gap, text: `${element.localName}: ${text.trim().slice(0, 40)}: ${gap} px` }];
    });
    return {
      count: measured.length,
      leftAligned: measured.filter(({ gap }) => gap > 1).map(({ text }) => text),
    };
  });
}
