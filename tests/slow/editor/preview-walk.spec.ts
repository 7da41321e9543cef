import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { servedPath } from '../../../src/content/model/served-path';
import { editorBesideDevelop } from '../../helpers/editor/editor-beside-develop';
import { RandomEditor } from '../../helpers/editor/random-editing';

/*
 * Whatever is done in the form, `gatsby develop` shows what the form says, and no error. `WALK_MINUTES` says how long to go
 * on, `WALK_SEED` where to begin.
 */

const { WALK_MINUTES = '3', WALK_SEED = String(Date.now()) } = process.env;
const duration = Number(WALK_MINUTES) * 60_000;
/** How many steps are done between two looks at the page. */
const stepsBetween = 8;

const { site, edited, url } = editorBesideDevelop('walk');

test.use({ viewport: { width: 1920, height: 1000 }, reducedMotion: 'reduce' });

type Content = {
  readonly path?: string;
  readonly slug?: string;
  readonly title?: string;
  readonly sections?: readonly {
    readonly heading?: string;
    readonly services?: readonly string[];
  }[];
};

/** The headings of a page's sections and the titles of their services, without the spaces that keep words together. */
type Outline = readonly (readonly (string | null)[])[];

const outlineOf = (sections: readonly (readonly (string | null | undefined)[])[]): Outline =>
  sections.map((texts) => texts.map((text) => text?.replaceAll('\u00a0', ' ') ?? null));

/** What the form shows in its folder: each page with its outline. */
async function shownContent(): Promise<Record<string, Outline>> {
  const read = async (folder: string) => {
    const files = await readdir(path.join(edited, folder));
    const texts = files
      .filter((file) => !file.startsWith('.'))
      .map((file) => readFile(path.join(edited, folder, file), 'utf8'));
    return (await Promise.all(texts)).map((text) => JSON.parse(text) as Content);
  };
  const titles = new Map((await read('services')).map(({ slug, title }) => [slug, title]));
  return Object.fromEntries(
    (await read('pages')).map(({ path: address = '', sections = [] }) => [
      servedPath(address),
      outlineOf(
        sections.map(({ heading, services = [] }) => [
          heading,
          ...services.map((slug) => titles.get(slug)),
        ]),
      ),
    ]),
  );
}

type PageData = {
  readonly result?: {
    readonly errors?: unknown;
    readonly data?: {
      readonly page?: {
        readonly sections?: readonly {
          readonly __typename: string;
          readonly heading?: string;
          readonly services?: readonly { readonly title: string }[];
        }[];
      };
    };
  };
};

/** What Gatsby says of a page: its outline, or the error. */
async function builtPage(address: string): Promise<unknown> {
  const name = address === '/' ? 'index' : address.slice(1);
  const answer = await fetch(`${site.url}/page-data/${name}/page-data.json`);
  if (!answer.ok) return answer.status;
  const { result } = (await answer.json()) as PageData;
  if (result?.errors !== undefined) return result.errors;
  const { sections = [] } = result?.data?.page ?? {};
  return outlineOf(
    sections.map(({ __typename, heading, services = [] }) => [
      heading,
      // those of a form are no part of it, but what its message may begin with
      ...(__typename === 'ServiceCardsSection' ? services.map(({ title }) => title) : []),
    ]),
  );
}

/** Expects that Gatsby's pages and the one beside the form show what the form does. */
async function expectShown(page: Page): Promise<void> {
  const frame = page.frameLocator('iframe');
  await expect(async () => {
    const content = await shownContent();
    const built = await Promise.all(
      Object.keys(content).map(async (address) => [address, await builtPage(address)] as const),
    );
    expect(Object.fromEntries(built)).toEqual(content);
    // there is no page beside a new file that can't be shown yet
    if ((await page.locator('iframe').count()) === 0) {
      await expect(page.getByText(/^The page appears here once/)).toBeVisible({ timeout: 1000 });
      return;
    }
    await expect(frame.locator('gatsby-fast-refresh')).toHaveCount(0, { timeout: 1000 });
    await expect(frame.getByRole('main')).toBeVisible({ timeout: 1000 });
    await expect(frame.getByText('This Page Lost Its Way')).toHaveCount(0, { timeout: 1000 });
    await expect(page.getByText('The page doesn’t show your latest changes yet')).toHaveCount(0, {
      timeout: 1000,
    });
    const shown = await frame.locator('html').evaluate(() => location.pathname);
    const outline = content[shown] ?? content[shown.replace(/\/$/, '')];
    const texts = await frame.getByRole('main').innerText();
    for (const heading of outline?.flatMap(([first]) => first ?? []) ?? [])
      expect(texts.replaceAll(/\s+/g, ' ')).toContain(heading.replaceAll(/\s+/g, ' '));
  }).toPass({ timeout: 60_000 });
}

test('shows what the form says, whatever is done there', async ({ page }) => {
  test.setTimeout(duration + 600_000);
  const someone = new RandomEditor(page, WALK_SEED);
  const errors: string[] = [];
  page.on('pageerror', ({ message, stack = '' }) => {
    // not of the page, which may fail for a moment, between two states of its data
    if (stack.includes(new URL(url()).origin)) errors.push(message);
  });
  try {
    await page.goto(url());
    await page.frameLocator('iframe').getByRole('main').waitFor({ timeout: 90_000 });
    const end = Date.now() + duration;
    while (Date.now() < end) {
      for (let step = 0; step < stepsBetween; step += 1) await someone.step();
      await expectShown(page);
      expect(errors).toEqual([]);
    }
  } finally {
    const body = [`WALK_SEED=${WALK_SEED}`, ...someone.steps].join('\n');
    await test.info().attach('steps', { body, contentType: 'text/plain' });
    await test.info().attach('Gatsby', { body: site.output, contentType: 'text/plain' });
    const seen = await page.locator('body').ariaSnapshot();
    await test.info().attach('form', { body: seen, contentType: 'text/plain' });
  }
});
