import type { Page } from '@playwright/test';
import { desktop, everyRoute, expect, headings, phone, test } from '../helpers/site/fixtures';
import { loadPictures } from '../helpers/site/load-pictures';

/* Text can be selected with the mouse, also on a card that is a link as a whole. */

const selected = (page: Page) => page.evaluate(() => String(getSelection()));

/** The first card of the home page, and its text. */
const cardOf = (page: Page) => {
  const card = page.locator('#ai-strategy-consulting');
  return { card, text: card.getByText(/^We look at how your shop/) };
};

test.use({ viewport: desktop });

for (const route of everyRoute)
  test(`${route}: no text lies under something else`, async ({ page, site }) => {
    await site.visit(route);
    await loadPictures(page);
    const covered = await page.evaluate(() => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      while (texts.nextNode()) {
        const { parentElement: parent } = texts.currentNode;
        const range = document.createRange();
        range.selectNodeContents(texts.currentNode);
        const isControl = parent?.closest('a, button, label, script, style, noscript, template');
        if (!parent?.checkVisibility({ visibilityProperty: true }) || isControl) continue;
        // what is read by screen readers alone, or is only a space
        if (parent.closest('[role=status], #gatsby-announcer') || !range.toString().trim())
          continue;
        parent.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { x, y, width, height } = range.getClientRects()[0] ?? new DOMRect();
        const top = document.elementFromPoint(x + width / 2, y + height / 2);
        if (!top || !parent.contains(top)) found.push(range.toString());
      }
      return found;
    });
    expect(covered).toEqual([]);
  });

test('the text of a card is selected by dragging over it', async ({ page, site }) => {
  await site.visit('/');
  const { text } = cardOf(page);
  await text.scrollIntoViewIfNeeded();
  const { x = 0, y = 0 } = (await text.boundingBox()) ?? {};
  await page.mouse.move(x + 2, y + 12);
  await page.mouse.down();
  await page.mouse.move(x + 150, y + 12, { steps: 5 });
  await page.mouse.up();
  expect(await selected(page)).toMatch(/^We look at/);
  await site.shows('/');
});

test('a click on the text of a card follows its link', async ({ page, site }) => {
  await site.visit('/');
  await cardOf(page).text.click();
  await expect(page).toHaveURL('/services#ai-strategy-roadmap');
  await expect(site.heading).toHaveText(headings['/services']);
});

test('a click with Ctrl on the text of a card opens its link in a new tab', async ({
  page,
  site,
  context,
}) => {
  await site.visit('/');
  const opened = context.waitForEvent('page');
  await cardOf(page).text.click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL('/services#ai-strategy-roadmap');
  await site.shows('/');
});

test('before hydration, a click on the text of a card follows its link', async ({ page, site }) => {
  await site.visitEarly('/');
  const { text } = cardOf(page);
  await text.scrollIntoViewIfNeeded();
  const { x = 0, y = 0 } = (await text.boundingBox()) ?? {};
  await page.mouse.click(x + 20, y + 12);
  await expect(page).toHaveURL('/services#ai-strategy-roadmap');
});

test.describe('by touch', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true });

  test('a tap on the text of a card follows its link', async ({ page, site }) => {
    await site.visit('/');
    await cardOf(page).text.tap();
    await expect(page).toHaveURL('/services#ai-strategy-roadmap');
  });
});
