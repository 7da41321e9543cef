import type { Page } from '@playwright/test';
import type { Site } from '../../helpers/site/site';
import { navigationContent } from '../../../src/model/navigation';
import { siteContent } from '../../../src/model/site';
import { stopPainting } from '../../helpers/measure/stop-painting';
import { wordsOnTwoLines } from '../../helpers/measure/words-on-two-lines';
import {
  desktop,
  everyRoute,
  expect,
  hydrated,
  inOwnFonts,
  nightlyUnless,
  phone,
  test,
} from '../../helpers/site/fixtures';

/*
 * The header with names and labels for which a row has little or no room. They are changed in the files that the browser
 * gets, so that the page is the one that a build of such content would give.
 */

type Words = { readonly name: string; readonly labels: readonly string[]; readonly action: string };

/** A text without spaces, as long as the content model allows. */
const unbroken = (length: number | null) =>
  'Wirtschaftsförderungsgesellschaft'.repeat(3).slice(0, length ?? 0);

const shape = navigationContent.shape;
const contents: Readonly<Record<string, Words>> = {
  'a German name and labels': {
    name: 'Wirtschaftsförderungsgesellschaft Eifel',
    labels: ['Startseite', 'Über uns', 'Leistungen', 'Kontakt'],
    action: 'Kontakt aufnehmen',
  },
  'a name and labels of the greatest length, without a space': {
    name: unbroken(siteContent.shape.name.maxLength),
    labels: ['A', 'B', 'C', 'D'].map(
      (first) => first + unbroken((shape.action.unwrap().shape.label.maxLength ?? 0) - 1),
    ),
    action: unbroken(shape.action.unwrap().shape.label.maxLength),
  },
  'a long name': {
    name: 'The Little Kanawha Valley Data Cooperative',
    labels: ['Home', 'About', 'Services', 'Contact'],
    action: 'Get in Touch',
  },
};

const shipped: Words = {
  name: 'Example and Company',
  labels: ['Home', 'About', 'Services', 'Contact'],
  action: 'Get in Touch',
};

/** Expects the page's first words to be below the header, once it fits the window. */
async function expectClear({ header, heading }: Site, where: string): Promise<void> {
  const room = async () => {
    const { y = 0, height = Infinity } = (await header.boundingBox()) ?? {};
    return ((await heading.boundingBox())?.y ?? 0) - y - height;
  };
  await expect.poll(room, where).toBeGreaterThanOrEqual(-1);
}

/** Replaces the words in the header of every page, and in the data that it is hydrated with. */
async function useWords(page: Page, { name, labels, action }: Words): Promise<void> {
  const [first = '', ...others] = name.split(' ');
  const inHeader = (header: string) =>
    shipped.labels.reduce(
      (html, label, index) =>
        html
          .replace(`data-label="${label}"`, `data-label="${labels[index] ?? ''}"`)
          .replace(`>${label}</a>`, `>${labels[index] ?? ''}</a>`),
      header.replace(`>${shipped.action}</a>`, `>${action}</a>`),
    );
  await page.route(/\/[\w-]*$/, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html
      .replace(/<header.*?<\/header>/s, inHeader)
      .replaceAll(/>Example <span>and Company/g, `>${first} <span>${others.join(' ')}`)
      .replace(/ Example and Company<\/span>/, ` ${name}</span>`);
    await route.fulfill({ response, body });
  });
  await page.route('**/page-data/sq/d/*.json', async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as {
      data: {
        website?: { name: string };
        navigation?: { primary: { label: string }[]; action: { label: string } };
      };
    };
    const { website, navigation } = json.data;
    if (website) website.name = name;
    for (const [index, link] of navigation?.primary.entries() ?? [])
      link.label = labels[index] ?? '';
    if (navigation) navigation.action.label = action;
    await route.fulfill({ response, json });
  });
}

/** By day one content in a few windows, at night the others in many. */
const byDay = 'a German name and labels';
const fewWidths = [320, 768, 834, 1024, 1440];
const manyWidths = [320, 360, 390, 600, 767, 768, 800, 834, 900, 1024, 1280, 1440, 1920, 2560];

for (const [what, words] of Object.entries(contents)) {
  const details = nightlyUnless(what === byDay);
  const widths = what === byDay ? fewWidths : manyWidths;

  test.describe(what, details, () => {
    test.beforeEach(({ page }) => useWords(page, words));

    test('N17: words stay whole from 768 px up, and the header covers none of the page', async ({
      page,
      site,
    }) => {
      await site.visit('/about');
      await expect(site.link('/about')).toHaveText(words.labels[1] ?? '');
      await inOwnFonts(page);
      await stopPainting(page);
      for (const width of [...widths, ...widths.toReversed()]) {
        await page.setViewportSize({ width, height: 900 });
        const where = `${width} px`;
        const isRow = async () =>
          (await site.link('/about').isVisible()) && !(await site.toggle.isVisible());
        const isMenu = async () =>
          (await site.toggle.isVisible()) && !(await site.link('/about').isVisible());
        await expect.poll(async () => (await isRow()) !== (await isMenu()), where).toBe(true);
        await expectClear(site, where);
        if (width < 768) continue;
        expect(await wordsOnTwoLines(site.header), where).toEqual([]);
        if (!(await isRow())) continue;
        const tops = await site.menu
          .getByRole('listitem')
          .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
        expect(new Set(tops).size, `rows of links at ${where}`).toBe(1);
      }
    });

    test('N4: the menu opens below the header, with every link in reach', async ({
      page,
      site,
    }) => {
      for (const width of [360, 800]) {
        await page.setViewportSize({ width, height: 900 });
        await site.visit('/about');
        if (!(await site.toggle.isVisible())) continue;
        await inOwnFonts(page);
        await site.toggle.click();
        const header = await site.header.boundingBox();
        const menu = await site.menu.boundingBox();
        const foot = (header?.y ?? 0) + (header?.height ?? 0);
        expect(Math.abs((menu?.y ?? 0) - foot)).toBeLessThanOrEqual(2);
        for (const link of await site.menu.getByRole('link').all())
          await expect(link).toBeInViewport();
        await site.link('/services').click();
        await site.shows('/services');
      }
    });

    test('N12: the target of a hash is clear of the header', async ({ page, site }) => {
      await page.setViewportSize({ width: 360, height: 900 });
      await site.visit('/about');
      const padding = await page.evaluate(() =>
        parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop),
      );
      const header = await site.header.boundingBox();
      expect(padding).toBeGreaterThanOrEqual(header?.height ?? Infinity);
    });
  });

  test.describe(`${what}, before the page's scripts`, details, () => {
    test('the page begins below the header in its first frame', async ({ page, site }) => {
      await useWords(page, words);
      for (const width of [360, 768, 834]) {
        await page.setViewportSize({ width, height: 900 });
        await site.visitEarly('/about');
        await expectClear(site, `${width} px`);
      }
    });
  });

  test.describe(`${what}, without scripts`, details, () => {
    test.use({ javaScriptEnabled: false });

    test('N13: the header covers none of the page', async ({ page, site }) => {
      await useWords(page, words);
      for (const width of [360, 768, 834]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto('/about');
        await expectClear(site, `${width} px`);
      }
    });
  });
}

test('N17: a header without links is a row with its button', async ({ page, site }) => {
  await page.route(/\/[\w-]*$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/(<header.*?<ul>).*?(?=<\/ul>)/s, '$1');
    await route.fulfill({ response, body });
  });
  await page.route('**/page-data/sq/d/*.json', async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as { data: { navigation?: { primary: unknown[] } } };
    if (json.data.navigation) json.data.navigation.primary = [];
    await route.fulfill({ response, json });
  });
  await page.setViewportSize(desktop);
  await site.visit('/about');
  await expect(site.header.getByRole('listitem')).toHaveCount(0);
  await expect(site.menu.getByRole('link', { name: 'Get in Touch' })).toBeVisible();
  await expect(site.toggle).toBeHidden();
});

test('N8: a menu in a wide window closes when it becomes a row', async ({ page, site }) => {
  await useWords(page, contents[byDay] ?? shipped);
  await page.setViewportSize({ width: 800, height: 900 });
  await site.visit('/about');
  await site.toggle.click();
  await expect(site.menu).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(site.toggle).toBeHidden();
  await expect(site.menu).toBeVisible();
  await page.setViewportSize(phone);
  await expect(site.menu).toBeHidden();
});

test('N10: the mark of the current page moves no other link', async ({ page, site }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const places: number[][] = [];
  for (const route of everyRoute) {
    await page.goto(route);
    await hydrated(page);
    await inOwnFonts(page);
    places.push(
      await site.menu
        .getByRole('listitem')
        .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().left)),
    );
  }
  for (const lefts of places) expect(lefts).toEqual(places[0]);
});
