import type { Evaluates } from './evaluates';

/** Words of headings that are broken though they would fit their card, or else their section, in one piece. */
export async function brokenWords(page: Evaluates): Promise<string[]> {
  return page.evaluate(() => {
    const broken: string[] = [];
    for (const heading of document.querySelectorAll('h1, h2, h3')) {
      const around = heading.closest('li, section > div') ?? document.body;
      const { paddingLeft, paddingRight } = getComputedStyle(around);
      const room = around.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
      const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const text = walker.currentNode;
        // a word may break after its own hyphen
        for (const { 0: word, index } of text.textContent?.matchAll(/[^\s-]+/g) ?? []) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
          const width = lines.reduce((sum, line) => sum + line.width, 0);
          if (lines.length > 1 && width <= room) broken.push(word);
        }
      }
    }
    return broken;
  });
}
