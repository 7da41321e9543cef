import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test, type Page } from '@playwright/test';
import { startServer, type RunningServer } from 'static-site/static-server';
import { filesOf } from 'static-site/list-files';
import { browserErrorsOf } from 'browser-testing/browser-errors';
import { axeFaults } from '../helpers/measure/axe';
import { readContent } from '../helpers/content/content';
import { covers } from '../helpers/measure/covers';
import {
  draftPages,
  linksToDraft,
  wordsOfDrafts,
  writeDrafts,
} from '../helpers/content/draft-content';
import { newService } from '../helpers/content/added-content';
import { hydrated, routes } from '../helpers/site/fixtures';
import { headFacts } from '../helpers/measure/head';
import { SiteCopy } from '../helpers/builds/site-copy';
import { textFaults } from '../helpers/measure/text-faults';

/* A copy of the site with drafts, built for publication, as a preview, and for publication again. */

const mark = readContent().site.words.draft;

/** Part of the style of the mark (`draft-mark.tsx`). */
const styleOfMark = /inset-block-start/;

const copy = new SiteCopy('drafts');
const folder = path.join(copy.root, 'public');
let server: RunningServer | undefined;
const at = (route: string) => `${server?.url ?? ''}${route}`;

// each test needs the build of the previous ones
test.describe.configure({ mode: 'serial' });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeAll(async () => {
  test.setTimeout(900_000);
  await copy.prepare();
  await copy.useFixtureContent();
  await writeDrafts(path.join(copy.root, 'content'));
});

test.afterAll(async () => {
  await server?.close();
  await copy.discard();
});

/** Builds the copy, over earlier builds, and serves it. */
async function build(variables: Readonly<Record<string, string>> = {}): Promise<void> {
  test.setTimeout(900_000);
  await server?.close();
  const { code, output } = await copy.build(variables);
  expect(code, output).toBe(0);
  server = await startServer({ dir: folder });
}

function textOf(file: string): string {
  const content = readFileSync(path.join(folder, file));
  if (file.endsWith('.br')) return brotliDecompressSync(content).toString();
  return (file.endsWith('.gz') ? gunzipSync(content) : content).toString();
}

/** Files and folders that reveal a draft by their name or content. */
async function filesRevealing(words = wordsOfDrafts): Promise<string[]> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const texts = (await filesOf(folder)).filter((file) => words.test(textOf(file)));
  return [...names.filter((name) => words.test(name)), ...texts];
}

/** The published files without a hash in their name, which refer to those with one. */
async function published(): Promise<Map<string, string>> {
  const files = (await filesOf(folder)).filter((file) => /\.(?:html|json|xml|jpg)$/.test(file));
  const named = files.filter((file) => !file.startsWith('static/'));
  return new Map(named.map((file) => [file, readFileSync(path.join(folder, file), 'base64')]));
}

let first = new Map<string, string>();

test('nothing of a draft is published', async () => {
  await build();
  expect(await filesRevealing()).toEqual([]);
  // the scripts have the component, the pages none of it
  const styled = await filesRevealing(styleOfMark);
  expect(styled.filter((file) => !/\.js(?:\.|$)/.test(file))).toEqual([]);
  first = await published();
  expect([...first.keys()]).toEqual(expect.arrayContaining(['index.html', 'sitemap.xml']));
});

test('lists of services have no drafts', async ({ page }) => {
  await page.goto(at('/'));
  await hydrated(page);
  const sections = page.locator('main section');
  const cards = (name: string) =>
    sections.filter({ has: page.getByRole('heading', { level: 2, name }) }).getByRole('list');
  await expect(cards('Our Core Services').getByRole('listitem')).toHaveCount(3);
  await page.goto(at('/contact'));
  await hydrated(page);
  await expect(cards('Soon').getByRole('listitem')).toHaveCount(1);
  expect(await textFaults(page)).toEqual([]);
});

test('of links to drafts, only the words in a text are left', async ({ page }) => {
  await page.goto(at('/about'));
  await hydrated(page);
  await expect(page.getByRole('contentinfo').getByText(linksToDraft.inFooter)).toHaveCount(0);
  await expect(page.getByText(linksToDraft.inText)).toBeVisible();
  await expect(page.getByRole('link', { name: linksToDraft.inText })).toHaveCount(0);
});

const pageMark = (page: Page) => page.locator('main > strong');
const marked = (page: Page) => page.getByRole('listitem').filter({ hasText: mark });

test('a preview shows drafts with a mark, exposed to assistive technology', async ({ page }) => {
  await build({ SITE_ENV: 'preview' });
  expect(await filesRevealing(styleOfMark)).toContain('open-house.html');
  const errors = browserErrorsOf(page.context(), at('/'));
  for (const { path: address, title } of draftPages) {
    await page.goto(at(address));
    await hydrated(page);
    await expect(pageMark(page)).toHaveText(mark);
    await expect(page.getByRole('main')).toMatchAriaSnapshot(`
      - main:
        - strong: ${mark}
        - heading "${title}" [level=1]
        - list:
          - listitem:
            - strong: ${mark}
            - heading "${newService.title}" [level=3]
    `);
  }
  expect(errors).toEqual([]);
});

test('a preview has the links to drafts', async ({ page }) => {
  await page.goto(at('/about'));
  await hydrated(page);
  await page.getByRole('link', { name: linksToDraft.inText }).click();
  await expect(page).toHaveURL(at('/open-house'));
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: linksToDraft.inFooter })).toBeVisible();
});

test('navigation adds and removes the mark', async ({ page }) => {
  await page.goto(at('/open-house'));
  await hydrated(page);
  await page.getByRole('link', { name: 'The Other Draft' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('From Seven to Nine');
  await expect(pageMark(page)).toBeVisible();
  await page.getByRole('contentinfo').locator('a[href="/about"]').click();
  await expect(page).toHaveURL(at('/about'));
  await expect(page.getByText(mark)).toHaveCount(0);
  await page.goBack();
  await expect(pageMark(page)).toBeVisible();
});

test('public pages have marks only on the cards of drafts', async ({ page }) => {
  for (const route of routes) {
    await page.goto(at(route));
    await hydrated(page);
    await expect(pageMark(page)).toHaveCount(0);
    const names = await marked(page).getByRole('heading').allTextContents();
    const hasCard = ['/', '/contact'].includes(route);
    expect(names, route).toEqual(hasCard ? [newService.title] : []);
  }
});

test('drafts are not indexed and have no Open Graph image', async ({ page }) => {
  for (const { path: address } of draftPages) {
    await page.goto(at(address));
    const head = await headFacts(page);
    expect(head).toMatchObject({ robots: 'noindex', canonical: '', structuredData: '' });
    expect(head).not.toHaveProperty('og:image');
    expect(head).not.toHaveProperty('og:url');
  }
  expect(textOf('sitemap.xml')).not.toMatch(wordsOfDrafts);
  const files = await filesOf(folder);
  expect(files.filter((file) => file.startsWith('og/open-house'))).toEqual([]);
  await page.goto(at('/'));
  expect((await headFacts(page)).structuredData).not.toMatch(wordsOfDrafts);
});

for (const width of [320, 360, 768, 1280, 1920])
  test(`at ${width} px the mark is accessible, covers no text and takes no room`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(at('/open-house'));
    await hydrated(page);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect.soft(await axeFaults(page), colorScheme).toEqual([]);
    }
    const words = page.locator('header :is(a, button):visible, h1');
    expect.soft(await covers(pageMark(page), words), 'it covers text').toBe(false);
    expect.soft(await textFaults(page)).toEqual([]);
    const places = () =>
      page
        .locator('h1, h2, h3, main p')
        .evaluateAll((all) => all.map((mark) => JSON.stringify(mark.getBoundingClientRect())));
    const before = await places();
    await page.locator('strong').evaluateAll((marks: HTMLElement[]) => {
      for (const mark of marks) mark.hidden = true;
    });
    await expect(page.getByText(mark).filter({ visible: true })).toHaveCount(0);
    expect(await places(), 'without the mark').toEqual(before);
  });

test('in forced colors the mark keeps its border', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(at('/open-house'));
  await expect(pageMark(page)).toHaveCSS('border-bottom-style', 'dashed');
});

test('a build for publication leaves nothing of a preview', async () => {
  await build();
  // old files with a hash in their name stay for open tabs: one has the icon of a draft
  const revealing = await filesRevealing();
  expect(revealing.filter((file) => !file.startsWith('static/sprite-'))).toEqual([]);
  const again = await published();
  expect([...again.keys()]).toEqual([...first.keys()]);
  const different = [...first].filter(([file, content]) => again.get(file) !== content);
  expect(different.map(([file]) => file)).toEqual([]);
});
