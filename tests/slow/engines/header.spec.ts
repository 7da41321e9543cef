import { expect, test } from '@playwright/test';
import {
  describeSite,
  desktop,
  everyRoute,
  linkTo,
  parts,
  the,
} from '../../helpers/site/engine-site';

/* The header and the skip link in the two other engines. */

const currentLinks = `[...document.querySelectorAll('[aria-current=page]')].map((link) =>
  link.getAttribute('href')).join()`;

/** The words of the header that are broken. */
const brokenWords = `(() => {
  const broken = [];
  const walker = document.createTreeWalker(document.querySelector('header'), NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    for (const { 0: word, index } of walker.currentNode.textContent.matchAll(/\\S+/g)) {
      const range = document.createRange();
      range.setStart(walker.currentNode, index);
      range.setEnd(walker.currentNode, index + word.length);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
      if (new Set(lines.map(({ top }) => Math.round(top))).size > 1) broken.push(word);
    }
  }
  return broken.join();
})()`;

describeSite((site, proxy) => {
  const { becomes, get, press, isFocused } = site;

  test('N1: the header is transparent up to 20 px and opaque beyond, before and after hydration', async () => {
    const release = proxy().hold(/\.js$/);
    for (const hydrated of [false, true]) {
      await site.engine().resize(desktop.width, desktop.height);
      await site.engine().open(site.url('/services'));
      if (hydrated) {
        release();
        await site.isHydrated();
      }
      for (const y of [0, 20, 21, 0]) {
        await site.scrollTo(y);
        await site.headerIsOpaque(y > 20);
      }
    }
  });

  test('N1: a reload in mid-page keeps the header opaque', async () => {
    await site.visit('/services');
    await site.scrollTo(600);
    await site.reload();
    await site.isScrolledTo(600);
    await site.headerIsOpaque(true);
  });

  test('N10: exactly one link is the current one, marked by weight and a ridge', async () => {
    await site.visit('/about');
    await becomes(currentLinks, '/about');
    const marks = (route: '/about' | '/services') =>
      get(`getComputedStyle(${the(linkTo(route))}).fontWeight + ' ' +
        getComputedStyle(${the(linkTo(route))}, '::before').content`);
    expect(await marks('/about')).toBe('700 ""');
    expect(await marks('/services')).toBe('500 none');
    await site.follow('/services');
    await site.shows('/services');
    await becomes(currentLinks, '/services');
  });

  for (const hydrated of [false, true])
    test(`N11: the skip link is the first stop and leads to the content, ${hydrated ? 'after' : 'before'} hydration`, async () => {
      const release = proxy().hold(/\.js$/);
      await site.engine().resize(desktop.width, desktop.height);
      await site.engine().open(site.url('/services'));
      if (hydrated) {
        release();
        await site.isHydrated();
      }
      await press('Tab');
      await isFocused('a[href="#main"]');
      await becomes(`(() => {
        const { top, left, width, height } = ${the('a[href="#main"]')}.getBoundingClientRect();
        return top >= 0 && left >= 0 && width > 24 && height > 24;
      })()`);
      await press('Enter');
      await becomes('location.hash', '#main');
      await press('Tab');
      await isFocused('main *');
    });

  test('N12: the target of a hash is clear of the header', async () => {
    for (const way of ['opened', 'followed']) {
      await site.visit(way === 'opened' ? '/about#principles' : '/about');
      if (way === 'followed') await get("void (location.hash = 'principles')");
      await becomes(`${the('#principles')}.getBoundingClientRect().top >=
        ${the(parts.header)}.getBoundingClientRect().bottom - 1 &&
        ${the('#principles')}.getBoundingClientRect().top < innerHeight / 2`);
    }
  });

  test('N17: on a tablet the words of the header are never broken', async () => {
    for (const route of everyRoute) {
      await site.visit(route, { width: 768, height: 1024 });
      for (const spacing of ['normal', '0.12em']) {
        await get(`void (document.documentElement.style.letterSpacing = '${spacing}')`);
        expect.soft(await get(brokenWords), `${route}, ${spacing}`).toBe('');
        const [heading, header] = [await site.box('h1'), await site.box(parts.header)];
        expect.soft(heading.top, route).toBeGreaterThanOrEqual(header.bottom);
      }
    }
  });
});
