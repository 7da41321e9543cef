import { expect, headings, inOwnFonts, test } from '../../helpers/site/fixtures';

/* Main headings break where one would breathe: after their first comma or colon. */

test('the main heading breaks after its colon', async ({ page, site }) => {
  await site.visit('/about');
  await inOwnFonts(page);
  await expect(site.heading).toHaveText(headings['/about'], { useInnerText: true });
  for (const width of [390, 768, 1024, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const firstLine = await site.heading.evaluate((heading) => {
      const words = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      let line = '';
      let top: number | undefined;
      while (words.nextNode()) {
        const text = words.currentNode.textContent ?? '';
        for (let at = 0; at < text.length; at++) {
          range.setStart(words.currentNode, at);
          range.setEnd(words.currentNode, at + 1);
          const box = range.getClientRects()[0];
          top ??= box?.top;
          if (box && Math.abs(box.top - (top ?? 0)) < 4) line += text[at] ?? '';
        }
      }
      return line.trim();
    });
    expect(firstLine, `${width} px`).toBe('Our Mission:');
  }
});
