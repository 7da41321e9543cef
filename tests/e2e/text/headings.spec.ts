import {
  everyRoute,
  expect,
  headings,
  inOwnFonts,
  landscapePhone,
  test,
} from '../../helpers/site/fixtures';

/* Main headings are the largest words of a page, and break where one would breathe: after their first comma or colon. */

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

for (const window of [landscapePhone, { width: 844, height: 390 }])
  test(`the main heading is the largest words of a page in landscape, ${window.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(window);
    for (const route of everyRoute) {
      await page.goto(route);
      const sizes = await page
        .locator('h1, h2, main section:not([data-hero]) p')
        .evaluateAll((all) =>
          all.map((part) => ({
            isMain: part.localName === 'h1',
            size: parseFloat(getComputedStyle(part).fontSize),
          })),
        );
      const main = sizes.find(({ isMain }) => isMain)?.size ?? 0;
      const others = sizes.flatMap(({ isMain, size }) => (isMain ? [] : [size]));
      expect(main, route).toBeGreaterThan(1.15 * Math.max(...others));
    }
  });
