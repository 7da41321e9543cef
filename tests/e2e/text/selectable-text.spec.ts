import type { Page } from '@playwright/test';
import {
  desktop,
  everyRoute,
  expect,
  headings,
  nightlyUnless,
  phone,
  test,
} from '../../helpers/site/fixtures';
import { loadPictures } from '../../helpers/site/load-pictures';
import type { Site } from '../../helpers/site/site';

/* Text can be selected with the mouse, also on a card that is a link as a whole, with all that links do. */

const selected = (page: Page) => page.evaluate(() => String(getSelection()));

/** The first card of the home page, and its text. */
const cardOf = (page: Page) => {
  const card = page.locator('#ai-strategy-consulting');
  return { card, text: card.getByText(/^We look at how your shop/) };
};

test.use({ viewport: desktop });

for (const route of everyRoute)
  test(
    `${route}: no text lies under something else`,
    nightlyUnless(route === '/services'),
    async ({ page, site }) => {
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
          const isCard = top?.matches('h3 a') && top.closest('li')?.contains(parent);
          if (!top || (!parent.contains(top) && !isCard)) found.push(range.toString());
        }
        return found;
      });
      expect(covered).toEqual([]);
    },
  );

/** A place on the words of that card, in the window. */
async function wordsOf(page: Page) {
  const { text } = cardOf(page);
  await text.scrollIntoViewIfNeeded();
  const { x = 0, y = 0 } = (await text.boundingBox()) ?? {};
  return { x: x + 20, y: y + 12 };
}

/** Drags over the first words of the card. */
async function dragOverWords(page: Page): Promise<void> {
  const { x, y } = await wordsOf(page);
  await page.mouse.move(x - 18, y);
  await page.mouse.down();
  await page.mouse.move(x + 130, y, { steps: 5 });
  await page.mouse.up();
}

const target = '/services#ai-strategy-roadmap';

test('the text of a card is selected by dragging over it', async ({ page, site }) => {
  await site.visit('/');
  await dragOverWords(page);
  expect(await selected(page)).toMatch(/^We look at/);
  await site.shows('/');
});

test('a drag that the browser cancels selects nothing more, and leaves the link', async ({
  page,
  site,
}) => {
  await site.visit('/');
  const { x, y } = await wordsOf(page);
  await page.mouse.move(x - 18, y);
  await page.mouse.down();
  await page.mouse.move(x + 130, y, { steps: 5 });
  await page.evaluate(() => document.dispatchEvent(new PointerEvent('pointercancel')));
  const before = await selected(page);
  expect(before).toMatch(/^We look at/);
  await page.mouse.move(x + 200, y, { steps: 5 });
  expect(await selected(page)).toBe(before);
  await expect(cardOf(page).card.getByRole('link').first()).not.toHaveCSS('pointer-events', 'none');
  await page.mouse.up();
});

test('after a drag, a click on the text of the card follows its link', async ({ page, site }) => {
  await site.visit('/');
  await dragOverWords(page);
  const { x, y } = await wordsOf(page);
  await page.mouse.click(x, y);
  await expect(page).toHaveURL(target);
});

for (const [how, visit] of Object.entries({
  'after hydration': (site: Site) => site.visit('/'),
  'before hydration': (site: Site) => site.visitEarly('/'),
})) {
  test(`${how}, a click on the text of a card follows its link`, async ({ page, site }) => {
    await visit(site);
    const { x, y } = await wordsOf(page);
    await page.mouse.click(x, y);
    await expect(page).toHaveURL(target);
    await expect(site.heading).toHaveText(headings['/services']);
  });

  for (const [press, button, key] of [
    ['a click with the middle button', 'middle', undefined],
    ['a click with Ctrl', 'left', 'ControlOrMeta'],
  ] as const)
    test(`${how}, ${press} on the text of a card opens its link in a new tab`, async ({
      page,
      site,
      context,
    }) => {
      await visit(site);
      const { x, y } = await wordsOf(page);
      const opened = context.waitForEvent('page');
      if (key) await page.keyboard.down(key);
      await page.mouse.click(x, y, { button });
      if (key) await page.keyboard.up(key);
      await expect(await opened).toHaveURL(target);
      await expect(site.heading).toHaveText(headings['/']);
    });

  test(`${how}, the text of a card has the menu, the address and the pointer of its link`, async ({
    page,
    site,
  }) => {
    await visit(site);
    const { x, y } = await wordsOf(page);
    const under = await page.evaluate(
      (at) => document.elementFromPoint(at.x, at.y)?.closest('a')?.getAttribute('href'),
      { x, y },
    );
    expect(under).toBe(target);
  });
}

test('beside its text, dragging a card drags its link', async ({ page, site }) => {
  await site.visit('/');
  const dragged = page.evaluate(
    () =>
      new Promise((resolve) => {
        document.addEventListener('dragstart', ({ dataTransfer }) =>
          resolve(dataTransfer?.getData('text/uri-list')),
        );
      }),
  );
  const { x, y } = await wordsOf(page);
  const { y: top = 0, height = 0 } = (await cardOf(page).card.boundingBox()) ?? {};
  await page.mouse.move(x, top + height - 20);
  await page.mouse.down();
  await page.mouse.move(x + 100, y, { steps: 5 });
  await page.mouse.up();
  expect(await dragged).toContain(target);
  expect(await selected(page)).toBe('');
});

test.describe('by touch', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true });

  test('a tap on the text of a card follows its link', async ({ page, site }) => {
    await site.visit('/');
    const { x, y } = await wordsOf(page);
    await page.touchscreen.tap(x, y);
    await expect(page).toHaveURL(target);
  });
});
