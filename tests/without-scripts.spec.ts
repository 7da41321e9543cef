import type { Page } from '@playwright/test';
import { readContent } from './support/content';
import { desktop, expect, missingRoute, phone, routes, test } from './support/fixtures';
import { visibleWords } from './support/visible-words';

/* Every page is complete as the server sends it; scripts only add to it. */

test.use({ javaScriptEnabled: false });

const content = readContent('content');

/** The content file behind an address. */
function pageAt(route: string) {
  const path = route === missingRoute ? '/404' : route;
  const page = content.pages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`No page of the content lives at ${path}.`);
  return page;
}

/** Elements that no eye could see although they hold text: hidden by opacity or moved away. */
function hiddenByStyle(page: Page): Promise<string[]> {
  return page.locator('header, main, footer').evaluateAll((parts) =>
    parts
      .flatMap((part) => [part, ...part.querySelectorAll('*')])
      .filter((element) => {
        const { opacity, visibility } = getComputedStyle(element);
        return opacity === '0' || visibility !== 'visible';
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 100)),
  );
}

for (const route of [...routes, missingRoute]) {
  test(`every word of ${route} is there, in its order, to be seen`, async ({ page }) => {
    await page.goto(route);
    for (const viewport of [phone, desktop]) {
      await page.setViewportSize(viewport);
      const shown = (await page.getByRole('main').innerText()).replaceAll(/\s+/g, ' ');
      let place = 0;
      for (const word of visibleWords(content, pageAt(route))) {
        expect(shown.slice(place)).toContain(word);
        place = shown.indexOf(word, place) + word.length;
      }
      expect(await hiddenByStyle(page)).toEqual([]);
    }
  });

  test(`${route} has one main heading, and no level of headings is left out`, async ({ page }) => {
    await page.goto(route);
    const levels = await page
      .locator('h1, h2, h3, h4, h5, h6')
      .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName.slice(1))));
    expect(levels.filter((level) => level === 1)).toEqual([1]);
    for (const [index, level] of levels.entries()) {
      expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1);
    }
  });
}

test('bar and footer are complete', async ({ page }) => {
  await page.goto('/');
  const { navigation, site } = content;
  const bar = page.getByRole('navigation', { name: site.words.mainNavigation });
  for (const { label, href } of [...navigation.primary, navigation.action]) {
    await expect(bar.getByRole('link', { name: label, exact: true })).toHaveAttribute('href', href);
    await expect(bar.getByRole('link', { name: label, exact: true })).toBeVisible();
  }
  const footer = page.getByRole('contentinfo');
  for (const words of [site.tagline, site.location, navigation.connect.heading]) {
    await expect(footer.getByText(words, { exact: true })).toBeVisible();
  }
  for (const { label, href } of navigation.quickLinks.links) {
    await expect(footer.getByRole('link', { name: label })).toHaveAttribute('href', href);
  }
});

test('what a footer button would say stands there as text', async ({ page }) => {
  await page.goto('/');
  const { accounts, comingSoon } = content.navigation.connect;
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('button')).toHaveCount(0);
  const shown = await footer.innerText();
  for (const { label } of accounts.filter(({ url }) => !url)) {
    expect(shown).toContain(comingSoon.text.replaceAll('{label}', label));
  }
});

test('links lead on', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/services$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
