import type { Page } from '@playwright/test';
import { desktop, expect, headings, hydrated, test } from '../helpers/site/fixtures';

/* Browsers translate a page in place, changing the DOM that React manages. */

test.use({ viewport: desktop });

/** Changes a page as translation does: an element with other text replaces each text node. */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const nodes: Text[] = [];
    while (texts.nextNode()) nodes.push(texts.currentNode as Text);
    for (const node of nodes) {
      if (node.parentElement?.closest('script, style, template, noscript') || !node.data.trim())
        continue;
      const translated = document.createElement('span');
      node.replaceWith(translated);
      translated.append(node.data.toUpperCase());
    }
  });
}

test('a page translated before hydration works', async ({ page, site }) => {
  const release = await site.visitEarly('/');
  await translate(page);
  release();
  await hydrated(page);
  await expect(site.heading).toHaveText(headings['/'], { ignoreCase: true });
  await site.follow('/about');
});

test('buttons, links and Back of a page that was translated later work', async ({ page, site }) => {
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
