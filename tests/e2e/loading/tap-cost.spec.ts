import type { Browser, Page } from '@playwright/test';
import { settled } from '../../helpers/site/animations';
import { expect, hydrated, test } from '../../helpers/site/fixtures';
import { commonPhone } from '../../helpers/measure/traffic';
import type { Site } from '../../helpers/site/site';

/*
 * What the browser has to do to open a page, and for a tap on a link, in counts of its own, since times depend on
 * the machine. A limit is what there is now and a fifth more, since a browser takes one pass or two: fix the page,
 * not the number.
 */

test.use(commonPhone);

type Work = {
  /** How often the page was laid out, for a frame or because a script asked for a size. */
  readonly layouts: number;
  /** How many of these a script of the page asked for. */
  readonly forced: number;
  /** How many elements were given a style, those of drawings among them; an element counts each time. */
  readonly styled: number;
  /** What the new page consists of; with the rules of pages that are prepared. */
  readonly elements: number;
  readonly rules: number;
};

/** What a trace says of a piece of work. */
type Details = {
  readonly elementCount?: number;
  readonly beginData?: { readonly stackTrace?: readonly { readonly url: string }[] };
};

/** Does something, and counts the browser's work until the page is at rest. */
async function workOf(browser: Browser, site: Site, gesture: () => Promise<void>): Promise<Work> {
  await browser.startTracing(site.page, {
    categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline.stack'],
  });
  await gesture();
  await settled(site);
  const trace = await browser.stopTracing();
  const { traceEvents } = JSON.parse(trace.toString()) as {
    traceEvents: { name: string; ph: string; args: Details }[];
  };
  const eventsOf = (kind: string) =>
    traceEvents.filter(({ name, ph }) => name === kind && ph === 'X');
  const stacks = eventsOf('Layout').map(({ args }) => args.beginData?.stackTrace);
  const inFrames = stacks.filter((stack) => !stack);
  // the scripts of Playwright, which lays the page out as well, have no address
  const forced = stacks.filter((stack) => stack?.some(({ url }) => url !== ''));
  return {
    layouts: inFrames.length + forced.length,
    forced: forced.length,
    styled: eventsOf('UpdateLayoutTree').reduce(
      (sum, { args }) => sum + (args.elementCount ?? 0),
      0,
    ),
    ...(await partsOf(site.page)),
  };
}

const partsOf = (page: Page) =>
  page.evaluate(() => {
    const rulesIn = (parent: CSSStyleSheet | CSSRule): number =>
      'cssRules' in parent
        ? [...parent.cssRules].reduce((sum, rule) => sum + 1 + rulesIn(rule), 0)
        : 0;
    return {
      elements: document.querySelectorAll('*').length,
      rules: [...document.styleSheets].reduce((sum, sheet) => sum + rulesIn(sheet), 0),
    };
  });

test('scripts style next to nothing of an opened page again', async ({ browser, page, site }) => {
  // whatever moves is styled in each frame
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // scripts wait for a gesture, so that the work of the first view, for which browsers take one pass or two, is over
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.goto('/');
  await settled(site);
  const { styled, elements } = await workOf(browser, site, async () => {
    await page.keyboard.press('Shift');
    await hydrated(page);
  });
  expect(styled / elements).toBeLessThanOrEqual(0.5);
});

/*
 * A busy machine splits the work of frames into more of them: 10 layouts are usual, 12 were seen. An animated size would take
 * one in each of its frames, some 20 more. Scripts ask for the place of the new scene and for that of the page that is
 * left; the header asks how far the page is scrolled, for which a busy machine lays it out once more.
 */
const taps = {
  '/': ['/services', { layouts: 15, forced: 3, styled: 350, elements: 300, rules: 520 }],
  '/services': ['/', { layouts: 15, forced: 3, styled: 300, elements: 300, rules: 520 }],
  '/about': ['/contact', { layouts: 15, forced: 3, styled: 530, elements: 300, rules: 520 }],
} as const;

for (const [from, [to, { styled: mostStyled, ...most }]] of Object.entries(taps)) {
  /** Counts the work of a tap on a link, whose page has been prefetched. */
  const workOfTap = async (browser: Browser, page: Page, site: Site) => {
    await site.prefetchAtOnce();
    await site.visit(from);
    const link = page.locator(`:is(main, footer) a[href="${to}"]`).first();
    await link.scrollIntoViewIfNeeded();
    await page
      .locator(`link[rel=prefetch][href*="page-data"]`)
      .first()
      .waitFor({ state: 'attached' });
    return workOf(browser, site, async () => {
      await link.tap();
      await site.shows(to);
    });
  };

  test(`a tap from ${from} to ${to} lays out little`, async ({ browser, page, site }) => {
    const work = await workOfTap(browser, page, site);
    for (const key of ['layouts', 'forced', 'elements', 'rules'] as const)
      expect.soft(work[key], key).toBeLessThanOrEqual(most[key]);
  });

  test(`a tap from ${from} to ${to} styles little`, async ({ browser, page, site }) => {
    // whatever moves is styled in each frame, of which a fast machine shows more
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const { styled } = await workOfTap(browser, page, site);
    expect(styled).toBeLessThanOrEqual(mostStyled);
  });
}
