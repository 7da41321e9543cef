import type { Page } from '@playwright/test';
import { desktop, expect, missingRoute, phone, routes, test } from '../../helpers/site/fixtures';
import { refusedFields } from '../../helpers/site/refused-fields';

/*
 * Browsers older than the supported ones, and supported ones without what `scripts/compat/enhancements.ts` lists, get the
 * complete page, without enhancements.
 */

/** Serves pages and scripts in which a feature has a name that the browser doesn't know. */
const withoutFeature = (page: Page, name: string) =>
  page.route(/\/[^.]*$|\.js$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(name, name.replace(/\w/, 'x-$&'));
    await route.fulfill({ response, body });
  });

/** For each picture with a text alternative: whether its source is a dark one, with AVIF and without, and the file without. */
const choices = (page: Page) =>
  page.locator('picture:has(img:not([alt=""]))').evaluateAll((pictures) =>
    pictures.map((picture) => {
      const fitting = [...picture.querySelectorAll('source')].filter(
        ({ media }) => matchMedia(media || 'all').matches,
      );
      const isDark = (source?: HTMLSourceElement) => source?.media.includes('dark') ?? false;
      const old = fitting.find(({ type }) => type !== 'image/avif');
      const file = old?.srcset ?? picture.querySelector('img')?.getAttribute('src') ?? '';
      return { modern: isDark(fitting[0]), old: isDark(old), file };
    }),
  );

test('without AVIF pictures follow the color scheme as they do with AVIF', async ({ page }) => {
  let checked = 0;
  for (const route of routes) {
    await page.goto(route);
    for (const window of [phone, desktop]) {
      await page.setViewportSize(window);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        for (const { modern, old, file } of await choices(page)) {
          const where = `${route}, ${colorScheme}, ${window.width} px: ${file}`;
          checked += 1;
          expect.soft(old, where).toBe(modern);
          expect.soft(file, where).toMatch(/\.(?:webp|jpe?g|png)$/);
          await expect.soft(await page.request.get(file), where).toBeOK();
        }
      }
    }
  }
  expect(checked).toBeGreaterThan(0);
});

test.describe('without overflow: clip', () => {
  // altered styles don't match the hashes of the policy; scripts would insert the original ones
  test.use({ bypassCSP: true, javaScriptEnabled: false, viewport: { width: 360, height: 800 } });

  test('no page is wider than its window', async ({ page }) => {
    await page.route(/\/[^.]*$/, async (route) => {
      const response = await route.fetch();
      const body = await response.text();
      expect(body).toMatch(/overflow(?:-x)?:clip/);
      await route.fulfill({ response, body: body.replaceAll(/(overflow(?:-x)?):clip/g, '$1:-') });
    });
    for (const route of routes) {
      await page.goto(route);
      await expect.soft(page.locator('html'), route).toHaveJSProperty('scrollWidth', 360);
    }
  });
});

test('with overflow: clip there are no accidental scroll containers', async ({ page }) => {
  const parts = page.locator('main, main section, main li, main li > div, footer');
  for (const route of routes) {
    await page.goto(route);
    const overflows = await parts.evaluateAll((all) =>
      all.map((part) => getComputedStyle(part).overflow),
    );
    const containers = overflows.filter((value) => !/^(?:visible|clip|clip visible)$/.test(value));
    expect.soft(containers, route).toEqual([]);
  }
});

test.describe('without :user-invalid', () => {
  test.use({ bypassCSP: true });

  test('the browser says what is wrong in the contact form', async ({ page, site }) => {
    await withoutFeature(page, ':user-invalid');
    await site.visit('/contact');
    const refused = await refusedFields(page);
    await site.send.click();
    await expect(site.field('Name')).toBeFocused();
    const inBubble = 'in a bubble';
    expect(await refused()).toEqual({ name: inBubble, email: inBubble, message: inBubble });
    await expect(page.locator('#name-hint')).toBeHidden();
    await site.fill();
    await site.send.click();
    await expect(site.thanks).toBeVisible();
  });
});

test.describe('without ::details-content', () => {
  test.use({ bypassCSP: true });

  test('answers are open for printing, and afterwards as they were', async ({ page, site }) => {
    await withoutFeature(page, '::details-content');
    await site.visit(missingRoute);
    const answers = site.main.locator('details');
    const count = await answers.count();
    expect(count).toBeGreaterThan(1);
    // beside the first, which is open from the start
    await answers.last().locator('summary').click();
    const open = site.main.locator('details[open]');
    await expect(open).toHaveCount(2);
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await expect(open).toHaveCount(count);
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await expect(open).toHaveCount(2);
    await expect(answers.first()).toHaveAttribute('open');
    await expect(answers.last()).toHaveAttribute('open');
  });
});

test.describe('without subgrid', () => {
  test.use({ bypassCSP: true });

  for (const width of [700, 1280])
    test(`no words of the footer or the form lie over others at ${width} px`, async ({
      page,
      site,
    }) => {
      await withoutFeature(page, 'subgrid');
      await page.setViewportSize({ width, height: 900 });
      await site.visit('/contact');
      await site.send.click();
      await expect(page.locator('#name-hint')).toBeVisible();
      const overlaps = await page.locator('form, footer').evaluateAll((parts) =>
        parts.flatMap((part) => {
          const words = 'a, label, h2, button, input, textarea, [id$=hint]';
          const boxes = [...part.querySelectorAll(words)]
            .filter((element) => element.checkVisibility({ visibilityProperty: true }))
            .map((element) => ({
              name: element.textContent || element.id,
              box: element.getBoundingClientRect(),
            }));
          return boxes.flatMap(({ name, box }, index) =>
            boxes
              .slice(index + 1)
              .filter(
                ({ box: { left, right, top, bottom } }) =>
                  Math.min(box.right, right) - Math.max(box.left, left) > 1 &&
                  Math.min(box.bottom, bottom) - Math.max(box.top, top) > 1,
              )
              .map((later) => `${name} / ${later.name}`),
          );
        }),
      );
      expect(overlaps).toEqual([]);
    });
});

test('without Element.animate a new page appears at once', async ({ page, site }) => {
  await page.setViewportSize(desktop);
  await page.addInitScript(() => Reflect.deleteProperty(Element.prototype, 'animate'));
  await site.visit('/');
  await site.follow('/about');
  await expect(page.locator('main > div')).toHaveCSS('opacity', '1');
});
