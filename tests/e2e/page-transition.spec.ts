import type { Page } from '@playwright/test';
import { desktop, expect, hydrated, routes, test } from '../helpers/fixtures';

test.use({ viewport: desktop });

const headings = {
  '/about': /Our Mission/,
  '/services': /Careful Work,/,
  '/contact': /Let's Connect/,
};

const main = (page: Page) => page.getByRole('main');
const barLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });

/** Records every animation of the main area's content: what it moved and how each frame looked. */
async function watchAnimations(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen: { keyframes: string[]; duration: number }[] = [];
    const native = Reflect.get<Element, 'animate'>(Element.prototype, 'animate');
    Element.prototype.animate = function (keyframes, options) {
      const animation = native.call(this, keyframes, options);
      const effect = animation.effect;
      if (effect instanceof KeyframeEffect && effect.target?.closest('main')) {
        const ignored = new Set(['offset', 'computedOffset', 'easing', 'composite']);
        seen.push({
          keyframes: effect
            .getKeyframes()
            .flatMap((frame) => Object.keys(frame).filter((key) => !ignored.has(key))),
          duration: Number(effect.getComputedTiming().duration),
        });
      }
      return animation;
    };
    Object.assign(window, { seenAnimations: seen });
  });
}

async function seenAnimations(page: Page) {
  return page.evaluate(
    () =>
      (window as unknown as { seenAnimations: { keyframes: string[]; duration: number }[] })
        .seenAnimations,
  );
}

/** Waits until nothing of the page's own content moves any more. */
async function settled(page: Page): Promise<void> {
  await expect
    .poll(() =>
      main(page).evaluate(
        (element) =>
          element
            .getAnimations({ subtree: true })
            .filter((animation) => !(animation instanceof CSSTransition)).length,
      ),
    )
    .toBe(0);
}

test("X1: nothing in the server's HTML of any page is hidden or moved", async ({ request }) => {
  for (const route of routes) {
    const html = await (await request.get(route)).text();
    expect(html, route).not.toMatch(/style="[^"]*(opacity|transform|visibility|display)/);
    expect(html, route).toMatch(/<h1/);
  }
});

test('X2: the first load does not animate', async ({ page }) => {
  await page.addInitScript(() => {
    const native = Reflect.get<Element, 'animate'>(Element.prototype, 'animate');
    Element.prototype.animate = function (keyframes, options) {
      document.documentElement.dataset.animated = 'yes';
      return native.call(this, keyframes, options);
    };
  });
  await page.goto('/about');
  await hydrated(page);
  await expect(page.locator('html')).not.toHaveAttribute('data-animated');
});

test('X2, X3, X6: a new page fades and slides in within half a second, by opacity and transform alone, leaves nothing of it, is announced, and the focus is not lost', async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
  await watchAnimations(page);
  await barLink(page, 'About').click();
  await expect(page).toHaveURL(/\/about$/);
  await settled(page);
  const seen = await seenAnimations(page);
  expect(new Set(seen.flatMap(({ keyframes }) => keyframes))).toEqual(
    new Set(['opacity', 'transform']),
  );
  for (const { duration } of seen) expect(duration).toBeLessThanOrEqual(500);
  const content = main(page).locator('> *').first();
  await expect(content, 'nothing is left behind').toHaveCSS('transform', 'none');
  expect(await content.evaluate((element: HTMLElement) => element.style.length)).toBe(0);
  await expect(page.locator('#gatsby-announcer')).toHaveText(/Our Mission/);
  const focus = await page.evaluate(() => {
    const active = document.activeElement;
    return active?.isConnected === true && active !== document.body;
  });
  expect(focus, 'the focus is not lost').toBe(true);
});

test('X2: no painted frame shows the new page at full opacity before its fade', async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
  await page.evaluate(() => {
    const frames: number[] = [];
    Object.assign(window, { frames });
    const look = () => {
      if (
        location.pathname === '/about' &&
        document.querySelector('h1')?.textContent.includes('Mission')
      ) {
        const page = document.querySelector('main > *');
        if (page) frames.push(Number(getComputedStyle(page).opacity));
      }
      if (frames.length < 30) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await barLink(page, 'About').click();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { frames: number[] }).frames.length))
    .toBe(30);
  const frames = await page.evaluate(() => (window as unknown as { frames: number[] }).frames);
  expect(frames[0]).toBeLessThan(0.5);
  expect(frames).toEqual([...frames].sort((a, b) => a - b));
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('X4: the new page is simply there', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await watchAnimations(page);
    await barLink(page, 'About').click();
    await expect(page.getByRole('heading', { level: 1, name: headings['/about'] })).toBeVisible();
    expect(await seenAnimations(page)).toEqual([]);
  });
});

test('X5: a forward navigation starts at the top, Back restores the position', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await page.evaluate(() => {
    window.scrollTo(0, 700);
  });
  await barLink(page, 'Services').click();
  await expect(page).toHaveURL(/\/services$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(700);
  await page.goForward();
  await expect(page).toHaveURL(/\/services$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('X5, X8: a hash of the same page reaches its target and animates nothing', async ({
  page,
}) => {
  await page.goto('/about');
  await hydrated(page);
  await watchAnimations(page);
  await page.evaluate(() => {
    window.___navigate('/about#main');
  });
  await expect(page).toHaveURL(/#main$/);
  await page.evaluate(() => {
    window.___navigate('/about?from=mail');
  });
  await expect(page).toHaveURL(/from=mail$/);
  await page.evaluate(() => {
    window.___navigate('/about/');
  });
  await expect(page).toHaveURL(/\/about\/$/);
  expect(await seenAnimations(page)).toEqual([]);
});

test('X5: with a hash the new page only fades, and its target stands below the bar', async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
  await watchAnimations(page);
  await page.evaluate(() => {
    window.___navigate('/about#principles');
  });
  await expect(page).toHaveURL(/#principles$/);
  await settled(page);
  const target = page.locator('#principles');
  const padding = await page.evaluate(() =>
    parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop),
  );
  await expect
    .poll(async () => Math.abs(((await target.boundingBox())?.y ?? 0) - padding))
    .toBeLessThanOrEqual(2);
  expect(new Set((await seenAnimations(page)).flatMap(({ keyframes }) => keyframes))).toEqual(
    new Set(['opacity']),
  );
});

test('X7: whoever clicks or goes back in haste ends on the right page, fully opaque', async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
  const expectOpaque = async (heading: RegExp) => {
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await settled(page);
    await expect(main(page).locator('> *').first()).toHaveCSS('opacity', '1');
  };
  await barLink(page, 'About').click();
  await barLink(page, 'Services').click();
  await barLink(page, 'Contact').click();
  await expectOpaque(headings['/contact']);
  for (const [name, route] of [
    ['About', '/about'],
    ['Services', '/services'],
    ['Contact', '/contact'],
  ] as const) {
    await barLink(page, name).click();
    // Left before it was there, a page would not stay in the history.
    await expect(page.getByRole('heading', { level: 1, name: headings[route] })).toBeVisible();
  }
  await page.goBack();
  await page.goBack();
  await expectOpaque(headings['/about']);
});

test('X9: the layout stays, and so does a notification', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('button', { name: 'GitHub' }).click();
  await expect(page.getByText('Coming Soon!', { exact: true })).toBeVisible();
  await page.evaluate(() => {
    for (const part of document.querySelectorAll('[data-bar], footer, section[tabindex="-1"]'))
      Object.assign(part, { stayed: true });
  });
  await barLink(page, 'About').click();
  await expect(page.getByRole('heading', { level: 1, name: headings['/about'] })).toBeVisible();
  await expect(page.getByText('Coming Soon!', { exact: true })).toBeVisible();
  const stayed = await page.evaluate(() =>
    [...document.querySelectorAll('[data-bar], footer, section[tabindex="-1"]')].map(
      (part) => 'stayed' in part,
    ),
  );
  expect(stayed).toEqual([true, true, true]);
});
