import { expect, test } from '@playwright/test';
import { brokenWords } from '../../helpers/measure/broken-words';
import { lastLines } from '../../helpers/measure/last-lines';
import { describeSite, desktop, everyRoute, phone } from '../../helpers/site/engine-site';

/* Fonts, lines and scenes in the two other engines, which know less of CSS. */

const ownFonts = `['Besley', 'Atkinson Hyperlegible Next'].every((name) =>
  [...document.fonts].some((font) =>
    font.status === 'loaded' && font.family.replaceAll('"', '') === name))`;

/** Where everything in view is. */
const tops = () =>
  [...document.querySelectorAll('main *')]
    .map((element) => element.getBoundingClientRect())
    .filter(({ top, bottom, width }) => width > 0 && bottom > 0 && top < innerHeight)
    .map(({ top }) => top);

describeSite((site, proxy) => {
  const { becomes, get } = site;

  test("the site's own fonts come in the first view, without moving anything in it", async () => {
    const release = proxy().hold(/\.woff2$/);
    await site.visit('/');
    const before = await site.evaluate(tops);
    release();
    await becomes(ownFonts);
    await get('new Promise(requestAnimationFrame)');
    const after = await site.evaluate(tops);
    expect(after).toHaveLength(before.length);
    expect(after.filter((top, at) => Math.abs(top - (before[at] ?? NaN)) >= 3)).toEqual([]);
  });

  for (const route of everyRoute)
    test(`no word of a heading of ${route} is broken, and no text ends in one short word`, async () => {
      for (const { width, height } of [phone, { width: 768, height: 1024 }, desktop]) {
        await site.visit(route, { width, height });
        await becomes(ownFonts);
        expect.soft(await brokenWords(site), `${width} px`).toEqual([]);
        // the others break lines as they always have
        if (!(await get("CSS.supports('text-wrap: pretty')"))) continue;
        const short = (await lastLines(site)).filter((line) => line.length < 10);
        expect.soft(short, `${width} px`).toEqual([]);
      }
    });

  test('lights are on from the start where scroll timelines are unknown, and kindled by scrolling where they are known', async () => {
    const known = await get("CSS.supports('animation-timeline: view()')");
    const styles = (property: string, selector: string) =>
      `[...new Set([...document.querySelectorAll('${selector}')].map((each) =>
        getComputedStyle(each).${property}))].join()`;
    const banner = styles('filter', '[data-night=banner] img');
    const window = styles('filter', 'footer > svg');
    const thread = styles('clipPath', 'div:has(> svg > [href$="#quilt-thread"])');
    await site.visit('/about', phone);
    await becomes(window, known ? 'brightness(0.93)' : 'none');
    await becomes(thread, known ? 'inset(0px 0px 100%)' : 'none');
    await get("scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })");
    await becomes(window, known ? 'brightness(1)' : 'none');
    await becomes(`!${thread}.includes('100%')`);
    await site.visit('/');
    await becomes(banner, known ? 'brightness(0.93)' : 'none');
    await get(
      `document.querySelector('[data-night=banner]').scrollIntoView({ block: 'end', behavior: 'instant' })`,
    );
    await becomes(banner, known ? 'brightness(1)' : 'none');
  });

  test('every land and drawing of a page is shown', async () => {
    for (const route of everyRoute) {
      await site.visit(route);
      await get("[...document.images].forEach((picture) => { picture.loading = 'eager'; })");
      await becomes(
        '[...document.images].filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0).length',
        0,
      );
      await becomes(
        `[...document.querySelectorAll('svg > use')].filter((use) => {
          const { width, height } = use.getBBox();
          return width === 0 || height === 0;
        }).map((use) => use.getAttribute('href')).join()`,
        '',
      );
    }
  });
});
