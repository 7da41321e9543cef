import { readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { startServer, type RunningServer } from '../../scripts/support/static-server';
import { filesOf } from '../../src/gatsby/post-build/list-files';
import { axeFaults } from '../helpers/axe';
import { browserErrorsOf } from '../helpers/browser-errors';
import { readContent } from '../helpers/content';
import { newService, withNewService } from '../helpers/editor-news';
import { hydrated, routes } from '../helpers/fixtures';
import { headFacts } from '../helpers/head';
import { SiteCopy } from '../helpers/site-copy';
import { textFaults } from '../helpers/text-faults';

/* One copy of the site with drafts, built for visitors, as a preview, and for visitors again. */

const { pages, site } = readContent();
const home = pages.find((page) => page.path === '/');
const hero = home?.sections[0];
const mark = site.words.draft;

/** Two pages that link to each other. */
const drafts = [
  { path: '/open-house', heading: 'An Evening on AI', other: '/open-house/program' },
  { path: '/open-house/program', heading: 'From Seven to Nine', other: '/open-house' },
].map(({ path: address, heading, other }) => ({
  path: address,
  draft: true,
  title: heading,
  description: `${heading}: bring a question and a neighbor, and we bring the coffee for everybody.`,
  keywords: [],
  sections: [
    { ...hero, heading, actions: [{ label: 'The Other Draft', href: other }] },
    {
      type: 'service-cards',
      heading: `Of ${heading}`,
      lede: 'A draft lists a draft.',
      services: [newService.slug],
    },
  ],
}));

/** Words of drafts, their addresses, an icon that only they have, and their mark. */
const traces = new RegExp(
  `open-house|an evening on ai|seven to nine|board-training|for boards|chalkboard|${mark}`,
  'i',
);

/** Part of the style of the mark (`draft-mark.tsx`). */
const styleOfMark = /inset-block-start/;

const copy = new SiteCopy('drafts');
const folder = path.join(copy.root, 'public');
let server: RunningServer | undefined;
const at = (route: string) => `${server?.url ?? ''}${route}`;

// each needs what those before it have built
test.describe.configure({ mode: 'serial' });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeAll(async () => {
  test.setTimeout(900_000);
  await copy.prepare();
  await copy.useFixtureContent();
  const edit = (file: string, entry: object) =>
    writeFile(path.join(copy.root, 'content', file), JSON.stringify(entry, null, 2));
  await edit(`services/${newService.slug}.json`, { ...newService, draft: true });
  for (const [index, draft] of drafts.entries()) await edit(`pages/draft-${index}.json`, draft);
  const soon = { type: 'service-cards', heading: 'Soon', lede: 'Ask us.', services: [] };
  await edit('pages/home.json', {
    ...home,
    sections: [...(home?.sections ?? []), soon].map((section) =>
      withNewService(section as Parameters<typeof withNewService>[0]),
    ),
  });
});

test.afterAll(async () => {
  await server?.close();
  await copy.discard();
});

/** Builds the copy and serves it; what an earlier build left is there. */
async function build(variables: Readonly<Record<string, string>> = {}): Promise<void> {
  test.setTimeout(900_000);
  await server?.close();
  const { code, said } = await copy.build(variables);
  expect(code, said).toBe(0);
  server = await startServer({ dir: folder });
}

function textOf(file: string): string {
  const content = readFileSync(path.join(folder, file));
  if (file.endsWith('.br')) return brotliDecompressSync(content).toString();
  return (file.endsWith('.gz') ? gunzipSync(content) : content).toString();
}

/** Files and folders that tell of a draft by their name or content. */
async function tellingFiles(words = traces): Promise<string[]> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const texts = (await filesOf(folder)).filter((file) => words.test(textOf(file)));
  return [...names.filter((name) => words.test(name)), ...texts];
}

/** What visitors and search engines are given, but for files whose names tell their content. */
async function published(): Promise<Map<string, string>> {
  const files = (await filesOf(folder)).filter((file) => /\.(?:html|json|xml|jpg)$/.test(file));
  const named = files.filter((file) => !file.startsWith('static/'));
  return new Map(named.map((file) => [file, readFileSync(path.join(folder, file), 'base64')]));
}

let first = new Map<string, string>();

test('nothing of a draft is published', async () => {
  await build();
  expect(await tellingFiles()).toEqual([]);
  expect(await tellingFiles(styleOfMark)).toEqual([]);
  first = await published();
  expect([...first.keys()]).toEqual(expect.arrayContaining(['index.html', 'sitemap.xml']));
});

test('lists of services are shown without drafts, and without cards where all are drafts', async ({
  page,
}) => {
  await page.goto(at('/'));
  await hydrated(page);
  const sections = page.locator('main section');
  const cards = (name: string) =>
    sections.filter({ has: page.getByRole('heading', { level: 2, name }) }).getByRole('list');
  await expect(cards('Our Core Services').getByRole('listitem')).toHaveCount(3);
  await expect(page.getByRole('heading', { name: 'Soon' })).toBeVisible();
  await expect(cards('Soon')).toHaveCount(0);
  expect(await textFaults(page)).toEqual([]);
});

const pageMark = (page: Page) => page.locator('main > strong');
const marked = (page: Page) => page.getByRole('listitem').filter({ hasText: mark });

test('a preview shows drafts with their mark, for assistive technology too', async ({ page }) => {
  await build({ SITE_ENV: 'preview' });
  expect(await tellingFiles(styleOfMark)).not.toEqual([]);
  const heard = browserErrorsOf(page.context(), at('/'));
  for (const { path: address, title } of drafts) {
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
  expect(heard).toEqual([]);
});

test('the mark comes and goes with the pages that one visits', async ({ page }) => {
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

test('what is public has no mark but on the cards of drafts', async ({ page }) => {
  for (const route of routes) {
    await page.goto(at(route));
    await hydrated(page);
    await expect(pageMark(page)).toHaveCount(0);
    const names = await marked(page).getByRole('heading').allTextContents();
    expect(names, route).toEqual(route === '/' ? [newService.title, newService.title] : []);
  }
});

test('drafts are kept from search engines and have no picture to be shared with', async ({
  page,
}) => {
  for (const { path: address } of drafts) {
    await page.goto(at(address));
    const head = await headFacts(page);
    expect(head).toMatchObject({ robots: 'noindex', canonical: '', structuredData: '' });
    expect(head).not.toHaveProperty('og:image');
    expect(head).not.toHaveProperty('og:url');
  }
  expect(textOf('sitemap.xml')).not.toMatch(traces);
  const files = await filesOf(folder);
  expect(files.filter((file) => file.startsWith('og/open-house'))).toEqual([]);
  await page.goto(at('/'));
  expect((await headFacts(page)).structuredData).not.toMatch(traces);
});

/** Whether two parts of the page, or the words in them, overlap. */
async function covers(over: Locator, under: Locator): Promise<boolean> {
  const box = await over.boundingBox();
  const lines = await under.evaluateAll((elements) =>
    elements.flatMap((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return Array.from(range.getClientRects(), ({ x, y, width, height }) => ({
        left: x,
        right: x + width,
        // a line's box is taller than its letters
        top: y + height * 0.15,
        bottom: y + height * 0.85,
      })).filter(({ right, left }) => right - left > 1);
    }),
  );
  if (!box || lines.length === 0) throw new Error('There is nothing to compare.');
  return lines.some(
    ({ left, right, top, bottom }) =>
      left < box.x + box.width && right > box.x && top < box.y + box.height && bottom > box.y,
  );
}

for (const width of [320, 360, 768, 1280, 1920]) {
  test(`${width} px: the mark breaks no rule, covers nothing and takes no room`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(at('/open-house'));
    await hydrated(page);
    const words = page.locator('[data-bar] :is(a, button):visible, h1');
    expect(await covers(pageMark(page), words)).toBe(false);
    expect.soft(await textFaults(page)).toEqual([]);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect.soft(await axeFaults(page), colorScheme).toEqual([]);
    }
    await page.emulateMedia({ forcedColors: 'active' });
    await expect(pageMark(page)).toHaveCSS('border-bottom-style', 'dashed');
    await page.emulateMedia({ forcedColors: null });
    const places = () =>
      page
        .locator('h1, h2, h3, main p')
        .evaluateAll((all) => all.map((each) => JSON.stringify(each.getBoundingClientRect())));
    const before = await places();
    await page.locator('strong').evaluateAll((marks) => {
      for (const each of marks) (each as HTMLElement).hidden = true;
    });
    await expect(page.getByText(mark).filter({ visible: true })).toHaveCount(0);
    expect(await places()).toEqual(before);
  });
}

test('nothing of a preview is left once the site is built for visitors', async () => {
  await build();
  // old files with a hash in their name stay for open tabs: one has the drawing of a draft's icon
  const telling = await tellingFiles();
  expect(telling.filter((file) => !file.startsWith('static/drawings-'))).toEqual([]);
  const again = await published();
  expect([...again.keys()]).toEqual([...first.keys()]);
  const different = [...first].filter(([file, content]) => again.get(file) !== content);
  expect(different.map(([file]) => file)).toEqual([]);
});
