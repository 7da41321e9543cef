import { desktop, expect, inOwnFonts, nightly, test } from '../../helpers/site/fixtures';

/* The cards of services, which stand in rows on one land, or each in a row of its own. */

test('the land continues from card to card in a row of three', nightly, async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto('/services');
  const lands = await page.locator('li:has(picture)').evaluateAll((cards) =>
    cards.map((card) => {
      const land = card.querySelector('picture img')?.getBoundingClientRect();
      return { row: card.getBoundingClientRect().y, x: land?.x ?? NaN };
    }),
  );
  expect(lands.length).toBeGreaterThan(3);
  for (const { row, x } of lands) {
    const first = lands.find((land) => land.row === row);
    expect(Math.abs(x - (first?.x ?? NaN))).toBeLessThan(3);
  }
});

for (const width of [820, 1440])
  test(`the titles, words, questions and lands of cards in a row stand on the same lines, ${width} px`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height: 1000 });
    await site.visit('/services');
    await inOwnFonts(page);
    const cards = await page.locator('li:has(picture)').evaluateAll((all) =>
      all.map((card) => {
        const boxOf = (part: string) => card.querySelector(part)?.getBoundingClientRect();
        const link = card.querySelector('a[href*="about="]')?.getBoundingClientRect();
        return {
          row: card.getBoundingClientRect().top,
          title: boxOf('h3')?.top,
          words: boxOf('p')?.top,
          question: link?.bottom,
          land: boxOf('picture img')?.top,
        };
      }),
    );
    const rows = [...new Set(cards.map(({ row }) => row))];
    expect(rows.length).toBeGreaterThan(1);
    for (const top of rows) {
      const [first, ...others] = cards.filter(({ row }) => row === top);
      expect(others.length).toBeGreaterThan(0);
      for (const card of others) expect(card).toEqual(first);
    }
  });

test('a title of a card has no room for a line that no title beside it has', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 844, height: 900 });
  await site.visit('/services');
  await inOwnFonts(page);
  const cards = await page.locator('li:has(picture)').evaluateAll((all) =>
    all.map((card) => {
      const title = card.querySelector('h3 :is(a, span)');
      const words = card.querySelector('p');
      if (!title || !words) throw new Error('A card has no words.');
      const { bottom } = title.getBoundingClientRect();
      return {
        row: card.getBoundingClientRect().top,
        bottom,
        words: words.getBoundingClientRect().top,
      };
    }),
  );
  expect(cards.length).toBeGreaterThan(3);
  for (const { row, words } of cards) {
    const titles = cards.filter((card) => card.row === row).map(({ bottom }) => bottom);
    expect(words - Math.max(...titles)).toBeLessThan(20);
  }
});

test(
  'cards in two columns stand apart, since the land does not continue',
  nightly,
  async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 1000 });
    await page.goto('/services');
    const cards = await page
      .locator('li:has(picture)')
      .evaluateAll((all) => all.map((card) => card.getBoundingClientRect().toJSON() as DOMRect));
    const pairs = cards.flatMap((card, index) => {
      const next = cards[index + 1];
      return next?.y === card.y ? [next.x - card.x - card.width] : [];
    });
    expect(pairs).toHaveLength(Math.floor(cards.length / 2));
    expect(Math.min(...pairs)).toBeGreaterThan(16);
  },
);

test(
  'three cards on a tablet have a row each, with their words beside their place',
  nightly,
  async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 1000 });
    await page.goto('/');
    await inOwnFonts(page);
    const cards = page.locator('li:has(picture)');
    await expect(cards).toHaveCount(3);
    for (const card of await cards.all()) {
      const own = await card.boundingBox();
      const icon = await card.getByRole('heading').locator('svg').boundingBox();
      const title = await card.getByRole('heading').locator('a, span').last().boundingBox();
      const words = await card.getByRole('paragraph').boundingBox();
      const land = await card.locator('div:has(> picture)').boundingBox();
      if (!own || !icon || !title || !words || !land)
        throw new Error('A part of a card is missing.');
      expect(own.width).toBeGreaterThan(650);
      expect(words.x + words.width).toBeLessThanOrEqual(land.x + 1);
      expect(icon.x).toBeCloseTo(words.x, 0);
      expect(icon.x + icon.width).toBeLessThan(title.x);
      // in the middle of its height
      const below = own.y + own.height - words.y - words.height;
      expect(Math.abs(title.y - own.y - below)).toBeLessThan(6);
      // it may go on below the card, which clips it
      expect(land.height).toBeGreaterThan(own.height - 5);
    }
  },
);

test(
  'by night the lamps of cards are turned down, but in the first card and under the pointer',
  nightly,
  async ({ page }) => {
    await page.goto('/services');
    const cards = page.locator('main ul > li:has(h3)');
    const lamps = () =>
      cards.evaluateAll((all) =>
        all.map((card) => getComputedStyle(card).getPropertyValue('--lamp')),
      );
    expect(new Set(await lamps())).toEqual(new Set(['']));
    await page.emulateMedia({ colorScheme: 'dark' });
    const [first, ...others] = await lamps();
    expect(first).toBe('');
    expect(new Set(others.map(Number))).toEqual(new Set([0.6]));
    await cards.nth(1).hover();
    await expect.poll(async () => (await lamps())[1]).toBe('');
  },
);
