import { setWindow } from 'browser-testing/set-window';
import { expect, routes, test } from '../../helpers/site/fixtures';
import { stopPainting } from '../../helpers/measure/stop-painting';

/* The columns of the footer stand on shared lines. */

type Line = {
  readonly text: string;
  readonly isHeading: boolean;
  readonly base: number;
  readonly x: number;
};

for (const route of routes)
  test(`${route}: the columns of the footer share their lines`, async ({ page, site }) => {
    await site.visit(route);
    await stopPainting(page);
    for (const width of [360, 390, 768, 1280, 1920]) {
      await setWindow(page, width, 900);
      const lines = await site.footer
        .locator('h2, nav a, address a, a:has(svg path), a:has(svg path) + p')
        .evaluateAll((elements): Line[] =>
          elements.map((element) => {
            // where an empty inline block stands is the baseline
            const mark = document.createElement('span');
            mark.style.display = 'inline-block';
            // in a logo, a flex box, it would be an item of its own
            (element.querySelector('span') ?? element).prepend(mark);
            const { bottom: base, x } = mark.getBoundingClientRect();
            mark.remove();
            const isHeading = element.localName === 'h2';
            return { text: element.textContent, isHeading, base, x };
          }),
        );
      const near = (first: Line, second: Line) => Math.abs(first.base - second.base) < 0.6;
      const [logo, tagline, ...columns] = lines;
      const rows: Line[][] = [];
      for (const line of columns) {
        const row = rows.find(([first]) => first && near(first, line));
        if (row) row.push(line);
        else rows.push([line]);
      }
      const shown = JSON.stringify(rows.map((row) => row.map(({ text }) => text)));
      // on phones the longest column has a heading and three links; on tablets links take two lines, as accounts do
      const most = width < 640 ? 4 : width < 960 ? 3 : 2;
      expect(rows, `${width} px: ${shown}`).toHaveLength(most);
      const [headings] = rows.map((row) => row.filter(({ isHeading }) => isHeading).length);
      // on phones the ways to reach us stand beside the first links, and the accounts below them
      expect(headings, `${width} px: headings on the first line`).toBe(width < 640 ? 1 : 2);
      if (width < 960 || !logo || !tagline) continue;
      for (const [line, row] of [
        [logo, rows[0]],
        [tagline, rows[1]],
      ] as const)
        expect(
          row?.some((inRow) => near(line, inRow)),
          `${width} px: ${line.text}`,
        ).toBe(true);
    }
  });
