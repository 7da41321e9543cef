import { setWindow } from 'browser-testing/set-window';
import { siteContent } from '../../../src/model/site';
import { desktop, expect, phone, test } from '../../helpers/site/fixtures';
import { wordsOnTwoLines } from '../../helpers/measure/words-on-two-lines';

test.describe('on desktop', () => {
  test.use({ viewport: desktop });

  test('N10: weight and a ridge mark the current page', async ({ site }) => {
    await site.visit('/about');
    const marks = (route: '/about' | '/services') =>
      site.link(route).evaluate((element) => ({
        weight: getComputedStyle(element).fontWeight,
        ridge: getComputedStyle(element, '::before').content,
      }));
    expect(await marks('/about')).toEqual({ weight: '700', ridge: '""' });
    expect(await marks('/services')).toEqual({ weight: '500', ridge: 'none' });
  });

  test('N11: the skip link is the first stop and focuses the content', async ({ page, site }) => {
    // by itself: after hydration a script focuses the target of a hash (X6)
    await site.visitEarly('/services');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: /^Skip to/ });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(site.main).toBeFocused();
  });

  test('N12: the target of a hash is clear of the header', async ({ page, site }) => {
    await site.visit('/');
    const { padding, height } = await site.header.evaluate((element) => ({
      padding: parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop),
      height: element.getBoundingClientRect().height,
    }));
    expect(padding).toBeGreaterThanOrEqual(height);
    await page.setViewportSize({ width: 800, height: 320 });
    await expect(site.header).toHaveCSS('position', 'relative');
  });
});

test('N14: forced colors keep border and icon; reduced motion turns the transition off', async ({
  page,
  site,
}) => {
  await page.setViewportSize(phone);
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await page.goto('/');
  await expect(site.header).toHaveCSS('border-bottom-width', '1px');
  const text = await site.toggle.evaluate((element) => getComputedStyle(element).color);
  await expect(site.toggle.locator('i')).toHaveCSS('border-top-color', text);
  await page.emulateMedia({ forcedColors: null });
  await expect(site.header).toHaveCSS('transition-duration', '0s');
});

for (const count of [5, 9]) {
  test(`N17: on a tablet, ${count} links keep their words whole and the heading free`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await site.visit('/about');
    await site.header.getByRole('list').evaluate((list, length) => {
      const link = list.firstElementChild;
      for (let more = list.children.length; link && more < length; more++)
        list.append(link.cloneNode(true));
      // WCAG 1.4.12
      document.documentElement.style.letterSpacing = '0.12em';
    }, count);
    await expect(site.menu.locator('li')).toHaveCount(count);
    expect(await wordsOnTwoLines(site.header)).toEqual([]);
    // a script measures the header once its links have moved to more lines
    await expect(async () => {
      const heading = await site.heading.boundingBox();
      const header = await site.header.boundingBox();
      expect(heading?.y).toBeGreaterThanOrEqual((header?.y ?? Infinity) + (header?.height ?? 0));
    }).toPass();
  });
}

test("a long word for the menu leaves room for the company's name", async ({ page, site }) => {
  const word = 'Navigation';
  expect(word).toHaveLength(siteContent.shape.words.shape.menu.maxLength ?? Infinity);
  await site.visit('/');
  await setWindow(page, 320, 800);
  await site.toggle.evaluate((toggle, text) => toggle.firstChild?.replaceWith(text), word);
  const name = await site.header.getByRole('link').first().boundingBox();
  const { y = 0, height = Infinity } = name ?? {};
  expect((await site.heading.boundingBox())?.y).toBeGreaterThan(y + height);
});
