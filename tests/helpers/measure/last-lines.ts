import type { Evaluates } from './evaluates';

/** The last lines of the texts of more than one line in the main part of a page. */
export async function lastLines(page: Evaluates): Promise<string[]> {
  return page.evaluate(() => {
    const texts = [...document.querySelectorAll('main p')].filter((text) => text.checkVisibility());
    return texts.flatMap(({ firstChild: text, childNodes }) => {
      if (!text || childNodes.length > 1 || text.nodeType !== Node.TEXT_NODE) return [];
      const { length } = text.textContent ?? '';
      const topOf = (index: number) => {
        const letter = document.createRange();
        letter.setStart(text, index);
        letter.setEnd(text, index + 1);
        return letter.getBoundingClientRect().bottom;
      };
      let start = length - 1;
      while (start > 0 && topOf(start - 1) > topOf(length - 1) - 4) start -= 1;
      return start === 0 ? [] : [text.textContent?.slice(start).trim() ?? ''];
    });
  });
}
