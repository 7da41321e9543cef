import { AxeBuilder } from '@axe-core/playwright';
import { test as base, type Page } from '@playwright/test';
import { complaintsOf } from './complaints';

export { expect } from '@playwright/test';

/** The size of a common phone, and of a laptop's window. */
export const phone = { width: 390, height: 844 };
export const desktop = { width: 1280, height: 800 };

/** Every page of the site, and an address that has none. */
export const routes = ['/', '/about', '/services', '/contact'] as const;
export const missingRoute = '/no-such-page';

type Options = {
  /** What the browser may complain of in this test: patterns, or all of it. By default, nothing. */
  complaints: 'ignored' | readonly RegExp[];
};

/**
 * Playwright's test, which besides fails when the browser complains of anything: an error or a
 * warning in the console, an error nobody caught, a request that failed or went to another origin.
 */
export const test = base.extend<Options & { quiet: undefined }>({
  complaints: [[], { option: true }],
  quiet: [
    async ({ context, baseURL, complaints }, use) => {
      const heard = complaintsOf(context, baseURL ?? '');
      await use(undefined);
      const expected = complaints === 'ignored' ? [/^/] : [new RegExp(missingRoute), ...complaints];
      const unexpected = heard.filter((text) => !expected.some((pattern) => pattern.test(text)));
      base.expect(unexpected, 'what the browser complained of').toEqual([]);
    },
    { auto: true },
  ],
});

/** Waits until React has hydrated in the page, so that what a test does next reaches its handlers. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('#___gatsby[data-hydrated]').waitFor({ state: 'attached' });
}

/** Waits until the page writes with the site's own fonts, which are added when both have come. */
export async function inOwnFonts(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const here = [...document.fonts].map(({ family }) => family);
    return ['Besley', '"Atkinson Hyperlegible Next"'].every((family) => here.includes(family));
  });
}

/**
 * What axe finds wrong in the page as it is now, by WCAG 2.2 AA and its own best practices.
 * @returns one text for each rule broken, with the places; to be compared with `[]`
 */
export async function axe(page: Page): Promise<string[]> {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
  return violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}
