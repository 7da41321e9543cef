import type { Page } from '@playwright/test';
import { desktop, expect, headings, hydrated, test } from '../helpers/fixtures';

/* Browsers translate a page in place, under React's hands. */

test.use({ viewport: desktop, allowedErrors: 'any' });

/** Does to a page what a translator does: each text becomes another, in an element of its own. */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const nodes: Text[] = [];
    while (texts.nextNode()) nodes.push(texts.currentNode as Text);
    for (const node of nodes) {
      if (node.parentElement?.closest('script, style, template, noscript') || !node.data.trim())
        continue;
      const other = document.createElement('span');
      node.replaceWith(other);
      other.append(node.data.toUpperCase());
    }
  });
}

test('a page translated before it was hydrated is read', async ({ page, site }) => {
  const release = await site.visitEarly('/');
  await translate(page);
  release();
  await hydrated(page);
  await expect(site.heading).toHaveText(headings['/'], { ignoreCase: true });
  await site.follow('/about');
});

test('a page that was translated answers, leads on, and back', async ({ page, site }) => {
  await site.visit('/');
  await translate(page);
  await site.footer.getByRole('button').first().click();
  await expect(site.comingSoon).toBeVisible();
  await site.link('/about').click();
  await expect(page).toHaveURL('/about');
  await expect(site.heading).toHaveText(headings['/about'], { ignoreCase: true });
  await page.goBack();
  await expect(site.heading).toHaveText(headings['/'], { ignoreCase: true });
});
