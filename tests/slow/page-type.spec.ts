import { execFileSync, execSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import sharp from 'sharp';
import { type RunningServer, startServer } from 'static-site/static-server';
import { browserErrorsOf } from '../helpers/site/browser-errors';
import { hydrated } from '../helpers/site/fixtures';
import { headFacts } from '../helpers/measure/head';
import { filesBelow, followRecipe, recipesIn } from '../helpers/content/recipes';
import { SiteCopy } from '../helpers/builds/site-copy';

/* The recipe for a page type in docs/recipes.md, followed in a copy of the site. */

const copy = new SiteCopy('page-type/site');
/** Its packages are the project's; the recipe's are installed in the parent folder, where Node looks next. */
const above = path.dirname(copy.root);
const route = '/articles/fair-hiring';
const at = (file: string) => path.join(copy.root, file);
let server: RunningServer | undefined;
const url = () => server?.url ?? '';

/** Puts a link to an article into the header of every page. */
async function linkFromBar(href: string): Promise<void> {
  const file = at('content/navigation.json');
  const navigation = JSON.parse(await readFile(file, 'utf8')) as {
    primary: { label: string; href: string }[];
  };
  const primary = navigation.primary.filter(({ label }) => label !== 'Hiring');
  const linked = { ...navigation, primary: [...primary, { label: 'Hiring', href }] };
  await writeFile(file, JSON.stringify(linked, null, 2));
}

// each test needs the build of the previous ones
test.describe.configure({ mode: 'serial' });
test.use({ viewport: { width: 1280, height: 800 } });

test.beforeAll(async () => {
  test.setTimeout(900_000);
  await copy.prepare();
  await copy.useFixtureContent();
  await mkdir(at('docs'));
  await copyFile('docs/decisions.md', at('docs/decisions.md'));
  const recipes = recipesIn(readFileSync('docs/recipes.md', 'utf8'));
  for (const recipe of recipes.filter(({ title }) => title === 'Add a page type'))
    for (const install of followRecipe(recipe, filesBelow(copy.root)))
      execSync(`${install} --no-save --legacy-peer-deps --prefix "${above}"`, { stdio: 'inherit' });
});

test.afterAll(async () => {
  await server?.close();
  await rm(above, { recursive: true, force: true });
});

test('a link to a missing article stops the build and suggests the right one', async () => {
  test.setTimeout(900_000);
  await linkFromBar(`${route}s`);
  const { code, output } = await copy.build();
  expect(code).not.toBe(0);
  expect(output).toContain(`There is no page "${route}s". Did you mean "${route}"?`);
});

test('the site builds with a link to the article, without type errors', async () => {
  test.setTimeout(900_000);
  await linkFromBar(route);
  const { code, output } = await copy.build();
  expect(code, output).toBe(0);
  server = await startServer({ dir: at('public'), port: 0 });
  // the unit tests need more than the copy has
  const project = {
    extends: './tsconfig.json',
    include: ['gatsby-*', 'plugins', 'src'],
    exclude: ['**/*.test.*'],
  };
  await writeFile(at('tsconfig.copy.json'), JSON.stringify(project));
  const compiler = [
    'node_modules/typescript/bin/tsc',
    '--noEmit',
    '--project',
    'tsconfig.copy.json',
  ];
  execFileSync(process.execPath, compiler, { cwd: copy.root, stdio: 'inherit' });
});

async function expectArticle(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Fair Hiring' })).toBeVisible();
  const item = page.getByRole('article').getByRole('listitem').first();
  await expect(item).toHaveText('a list of what it reads,');
  await expect(item).toHaveCSS('list-style-type', 'disc');
  await expect(page.getByRole('article').getByRole('strong')).toHaveText('answers');
}

test('the article opens directly, violates no policy, and its links work', async ({ page }) => {
  const errors = browserErrorsOf(page.context(), url());
  await page.goto(url() + route);
  const policy = page.locator('meta[http-equiv="Content-Security-Policy"]');
  expect(await policy.getAttribute('content')).toContain("require-trusted-types-for 'script'");
  await hydrated(page);
  await expectArticle(page);
  await page.getByRole('link', { name: 'Talk to us' }).click();
  await expect(page).toHaveURL(`${url()}/contact`);
  expect(errors).toEqual([]);
});

test('the article opens by navigation, with the same head', async ({ page }) => {
  const errors = browserErrorsOf(page.context(), url());
  await page.goto(url() + route);
  const head = await headFacts(page);
  await page.goto(url());
  await hydrated(page);
  const document = await page.evaluateHandle(() => window.document);
  await page.getByRole('navigation').getByRole('link', { name: 'Hiring' }).click();
  await expectArticle(page);
  await expect.poll(() => headFacts(page)).toEqual(head);
  expect(errors).toEqual([]);
  expect(await document.evaluate((first) => first === window.document)).toBe(true);
});

test('the article has metadata for search engines and shared links', async ({ page }) => {
  await page.goto(url() + route);
  const { canonical, description, robots, structuredData, title, ...head } = await headFacts(page);
  expect(canonical).toMatch(/^https:\/\/[^/]+\/articles\/fair-hiring$/);
  expect(title).toMatch(/^Fair Hiring \| ./);
  expect(description).toMatch(/^What to ask of a program/);
  expect(robots).toBe('index, follow');
  const graph = JSON.parse(structuredData ?? '') as { '@graph': object[] };
  expect(graph['@graph']).toContainEqual(
    expect.objectContaining({
      '@type': 'WebPage',
      '@id': canonical,
      mainEntity: { '@type': 'Article', headline: 'Fair Hiring', datePublished: '2026-03-02' },
    }),
  );
  const picture = at(path.join('public', new URL(head['og:image'] ?? '').pathname));
  expect(await sharp(picture).metadata()).toMatchObject({ width: 1200, height: 630 });
  const sitemap = await readFile(at('public/sitemap.xml'), 'utf8');
  expect(sitemap).toContain(`<loc>${canonical ?? ''}</loc>`);
});
