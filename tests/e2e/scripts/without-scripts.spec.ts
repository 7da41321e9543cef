import { firstOf } from '../../../src/model/contact';
import { expectEveryWord, expectHeadingsInOrder } from '../../helpers/measure/complete-page';
import { readContent } from '../../helpers/content/content';
import { everyRoute, expect, missingRoute, test } from '../../helpers/site/fixtures';

/* Every page is complete as the server sends it; scripts only add to it. */

test.use({ javaScriptEnabled: false });

const content = readContent();

/** The content file behind an address. */
function pageAt(route: string) {
  const path = route === missingRoute ? '/404' : route;
  const page = content.pages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`The content has no page at ${path}.`);
  return page;
}

for (const route of everyRoute) {
  test(`every word of ${route} is visible, in order`, async ({ page }) => {
    await page.goto(route);
    await expectEveryWord(page, content, pageAt(route));
    await expectHeadingsInOrder(page);
  });
}

test('header and footer are complete, and links work', async ({ page, site }) => {
  await page.goto('/');
  const { contact, navigation } = content;
  const { footer, menu } = site;
  for (const { label, href } of [
    ...navigation.primary,
    ...(navigation.action ? [navigation.action] : []),
  ]) {
    const link = menu.getByRole('link', { name: label, exact: true });
    await expect(link).toHaveAttribute('href', href);
    await expect(link).toBeVisible();
  }
  const place = firstOf(contact.details, 'place')?.text ?? '';
  for (const text of [content.site.tagline, place, navigation.connect.heading]) {
    await expect(footer.getByText(text, { exact: true })).toBeVisible();
  }
  for (const { label, href } of navigation.quickLinks.links) {
    await expect(footer.getByRole('link', { name: label })).toHaveAttribute('href', href);
  }
  // text replaces the buttons
  const { accounts, comingSoon } = content.navigation.connect;
  await expect(footer.getByRole('button')).toHaveCount(0);
  const shown = await footer.innerText();
  for (const { label } of accounts.filter(({ url }) => !url)) {
    expect(shown).toContain(comingSoon.text.replaceAll('{label}', label));
  }

  await site.main.locator('a[href="/services"]').first().click();
  await site.shows('/services');
});
