import { expect, test } from '@playwright/test';
import { describeSite, linkTo, the } from '../../helpers/site/engine-site';

/* The page transition in the two other engines. */

/** The text of the hero, the first element to fade in. */
const words = '[data-hero] > :first-child';

/** Records the animations that scripts start in the main area from now on. */
const watch = `(() => {
  window.started = [];
  const native = Element.prototype.animate;
  Element.prototype.animate = function (keyframes, options) {
    const animation = native.call(this, keyframes, options);
    if (this.closest('main'))
      started.push({
        properties: Object.keys(keyframes).filter((name) => name !== 'easing').sort().join(),
        duration: Number(animation.effect.getComputedTiming().duration),
        part: !this.closest('[data-hero]') ? 'section'
          : this.querySelector('h1') ? 'words'
          : this.matches('[data-scene] > div') ? 'scene' : this.localName,
      });
    return animation;
  };
})()`;

type Started = {
  readonly properties: string;
  readonly duration: number;
  readonly part: string;
};

describeSite((site, proxy) => {
  const { becomes, get, press } = site;
  const navigate = (address: string) => get(`void ___navigate('${address}')`);
  const started = async () => JSON.parse(String(await get('JSON.stringify(started)'))) as Started[];
  /** Waits until all animations of the main area have ended, except those driven by scrolling. */
  const settled = () =>
    becomes(
      `document.querySelector('main').getAnimations({ subtree: true })
      .filter(({ constructor }) => constructor === Animation).length`,
      0,
    );

  test('X2, X3, X6: a new page fades and slides in, leaves nothing behind and is announced', async () => {
    await site.visit('/');
    await get(watch);
    await site.follow('/about');
    await site.shows('/about');
    await becomes('started.length > 0');
    await settled();
    const animations = await started();
    const names = animations.flatMap(({ properties }) => properties.split(',')).filter(Boolean);
    expect([...new Set(names)].sort()).toEqual(['opacity', 'transform']);
    for (const { duration } of animations) expect(duration).toBeLessThanOrEqual(500);
    await becomes(`${the(words)}.getAttribute('style') ?? ''`, '');
    await becomes(`getComputedStyle(${the(words)}).opacity`, '1');
    await becomes(
      "/^You are on the page Our Mission.* now$/.test(document.querySelector('#gatsby-announcer').textContent)",
    );
    await becomes("document.activeElement.getAttribute('role')", 'group');
  });

  test('X2: no frame shows the new page opaque before it fades in', async () => {
    await site.visit('/');
    await get(`(() => {
      window.frames30 = [];
      const look = new ResizeObserver(() => {
        look.disconnect();
        const content = ${the(words)};
        if (document.querySelector('h1')?.textContent.includes('Mission'))
          frames30.push(Number(getComputedStyle(content).opacity));
        if (frames30.length < 30) requestAnimationFrame(() => look.observe(document.body));
      });
      look.observe(document.body);
    })()`);
    await site.follow('/about');
    await becomes('frames30.length', 30);
    const frames = JSON.parse(String(await get('JSON.stringify(frames30)'))) as number[];
    expect(frames[0]).toBeLessThan(0.5);
    expect(frames).toEqual(frames.toSorted((a, b) => a - b));
  });

  test('X5, X6: at a hash a page only fades, with the focus at its heading, where Tab continues', async () => {
    await site.visit('/');
    await get(watch);
    await navigate('/about#principles');
    await site.shows('/about');
    await becomes('started.length > 0');
    await settled();
    expect([...new Set((await started()).map(({ properties }) => properties))].join()).toBe(
      'opacity',
    );
    const target = the('#principles');
    await becomes(`${target}.querySelector('h2') === document.activeElement`);
    await becomes('getComputedStyle(document.activeElement).outlineStyle', 'none');
    await becomes(`Math.abs(${target}.getBoundingClientRect().top -
      parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop)) < 2`);
    await press('Tab');
    await becomes(`(${target}.compareDocumentPosition(document.activeElement) &
      Node.DOCUMENT_POSITION_FOLLOWING) > 0`);
  });

  test('X7, X10: after quick clicks the right page ends up opaque', async () => {
    const isOpaque = async (route: '/contact' | '/about') => {
      await site.shows(route);
      await settled();
      await becomes(`getComputedStyle(${the(words)}).opacity`, '1');
    };
    await site.visit('/');
    await get(
      `(() => { for (const link of ${JSON.stringify(['/about', '/services', '/contact'].map((route) => linkTo(route as '/about')))})
        document.querySelector(link).click(); })()`,
    );
    await isOpaque('/contact');
    for (const route of ['/about', '/services', '/contact'] as const) {
      await site.follow(route);
      await site.shows(route);
    }
    await get('void setTimeout(() => history.go(-2))');
    await isOpaque('/about');
  });

  test("X8: a hash, query or trailing slash doesn't animate the page", async () => {
    await site.visit('/about');
    await get(watch);
    for (const address of ['/about#main', '/about?from=mail', '/about/']) {
      await navigate(address);
      await becomes('location.pathname + location.search + location.hash', address);
    }
    expect(await started()).toEqual([]);
  });

  test('X10, X11: a late page shows a line, and never replaces one chosen after it', async () => {
    const release = proxy().hold(/page-data\/about\/page-data\.json/);
    await site.visit('/');
    const line = '[data-waiting]';
    expect(await get(`${the(line)} === null`)).toBe(true);
    await site.follow('/about');
    await site.isVisible(line);
    await becomes("document.querySelector('#gatsby-announcer').textContent", 'The page is loading');
    await site.follow('/services');
    await site.shows('/services');
    await becomes(`${the(line)} === null`);
    release();
    await expect.poll(() => proxy().served.join()).toContain('page-data/about/page-data.json');
    await site.shows('/services');
    await site.back();
    await site.shows('/');
  });

  test('X12, X13: words and sections fade and slide in, the scene fades', async () => {
    await site.visit('/about');
    await get(watch);
    await site.follow('/');
    await site.shows('/');
    await becomes('started.length > 0');
    const how = (await started()).map(({ part, properties }) => [
      part,
      properties.split(',').sort(),
    ]);
    const entering = Object.fromEntries(how) as Readonly<Record<string, readonly string[]>>;
    // an engine may animate each property by itself
    const properties = (name: string) =>
      how.filter(([part]) => part === name).flatMap(([, names]) => names);
    expect(Object.keys(entering).sort()).toEqual(['scene', 'section', 'words']);
    expect(new Set(properties('scene'))).toEqual(new Set(['opacity']));
    for (const part of ['words', 'section'])
      expect(new Set(properties(part))).toEqual(new Set(['opacity', 'transform']));
  });

  test('X14: the next page and its land are fetched before a tap', async () => {
    await site.visit('/about');
    await site.focus(linkTo('/services'));
    // of its land, which is fetched once the page's data is there
    await expect.poll(() => proxy().served.join()).toMatch(/bridge-[\w-]+\.(?:avif|webp)/);
    // Gatsby may fetch the data once more, but the tap doesn't wait for it
    const release = proxy().hold(/page-data\/services\/page-data\.json/);
    await site.follow('/services');
    await site.shows('/services');
    release();
  });

  test('X15: a scene shows the outline of its land, and its drawings, until the land is there', async () => {
    await site.visit('/contact');
    const release = proxy().hold(/\.(?:avif|webp)$/);
    await site.follow('/about');
    await site.shows('/about');
    const house = 'document.querySelector(\'[data-hero] svg:has(> [href$="#house"])\')';
    const land = "document.querySelector('[data-hero] [data-scene] img')";
    await becomes(`${land}.complete`, false);
    await becomes(`${house}.checkVisibility({ opacityProperty: true, visibilityProperty: true })`);
    await becomes(
      `getComputedStyle(${land}.parentElement, '::before').clipPath.split('(')[0]`,
      'polygon',
    );
    release();
    await becomes(`${land}.complete && ${land}.naturalWidth > 0`);
  });
});
