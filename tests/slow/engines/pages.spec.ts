import { expect, test } from '@playwright/test';
import { headings } from '../../helpers/site/site';
import { describeSite, desktop, everyRoute, parts, phone } from '../../helpers/site/engine-site';

/* Every page in the two other engines: visible before and after hydration, in its window, without violations of the policy. */

const headingIsVisible = `(() => {
  const heading = document.querySelector('h1');
  const { width, height, top } = heading.getBoundingClientRect();
  const { opacity, visibility } = getComputedStyle(heading);
  return width > 100 && height > 20 && top < innerHeight && opacity === '1' && visibility === 'visible'
})()`;

describeSite((site, proxy) => {
  const { becomes, get } = site;

  for (const route of everyRoute)
    test(`shows ${route} and hydrates it`, async () => {
      const release = proxy().hold(/\.js$/);
      for (const { width, height } of [phone, desktop]) {
        await site.engine().resize(width, height);
        await site.engine().open(site.url(route));
        await becomes("document.querySelector('h1').textContent", headings[route]);
        expect(await get(headingIsVisible)).toBe(true);
        release();
        await site.isHydrated();
        expect(await get(headingIsVisible)).toBe(true);
        expect(await get('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(
          0,
        );
      }
    });

  test('navigates from page to page without loading a document', async () => {
    await site.visit('/');
    await get('void (window.stayed = true)');
    for (const route of ['/about', '/services', '/contact'] as const) {
      await site.engine().click(`footer a[href="${route}"]`);
      await site.shows(route);
      await becomes(headingIsVisible);
    }
    expect(await get('window.stayed')).toBe(true);
  });

  test('P3, X1: before scripts run nothing is hidden by a style attribute', async () => {
    proxy().hold(/\.js$/);
    for (const route of everyRoute) {
      // each in a new tab: a page has not loaded for Firefox while scripts are missing that the one before it asked for
      await site.engine().renew();
      await site.engine().open(site.url(route));
      expect(
        await get(`[...document.querySelectorAll('[style]')].filter(({ style }) =>
          style.opacity || style.transform || style.visibility || style.display).length`),
      ).toBe(0);
      expect(await get(`document.querySelector('${parts.viewport}').hasAttribute('style')`)).toBe(
        false,
      );
    }
  });

  test('the links of the footer begin at one line, and neither fonts nor a new layout move them', async () => {
    const release = proxy().hold(/\.woff2$/);
    await site.engine().resize(desktop.width, desktop.height);
    await site.engine().open(site.url('/'));
    const height = async () => Math.round((await site.box('footer')).height);
    const before = await height();
    const firstLinks = `Array.from(document.querySelectorAll('footer h2 + *'), (column) =>
      Math.round(column.querySelector('a, button').getBoundingClientRect().top)).join()`;
    expect(await get(firstLinks)).toMatch(/^(\d+),\1,\1$/);
    release();
    await site.isHydrated();
    await becomes("Array.from(document.fonts).some(({ family }) => family === 'Besley')");
    expect(await height()).toBe(before);
    await get("void (document.body.style.display = 'none')");
    expect(await height()).toBe(0);
    await get("void (document.body.style.display = '')");
    expect(await height()).toBe(before);
  });

  test('reports what the policy blocks, on which these tests rely', async () => {
    await site.visit('/');
    await get(`(() => {
      const picture = document.createElement('img');
      picture.src = 'https://evil.example/picture.png';
      document.body.append(picture);
    })()`);
    await expect.poll(() => proxy().reports.join()).toContain('img-src');
    proxy().reports.length = 0;
  });
});
