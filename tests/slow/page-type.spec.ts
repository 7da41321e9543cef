import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import sharp from 'sharp';
import { type RunningServer, startServer } from 'static-site/static-server';
import { browserErrorsOf } from 'browser-testing/browser-errors';
import { formOf } from 'content-editor/testing/editor-fixtures';
import { editorProcess } from 'content-editor/testing/editor-process';
import { commitAll } from 'unit-testing/git';
import { copyProject } from '../helpers/builds/project-copy';
import { SiteCopy } from '../helpers/builds/site-copy';
import { writeFixtureContent } from '../helpers/content/fixture-content';
import { filesBelow, followRecipe, recipesIn } from '../helpers/content/recipes';
import { axeFaults } from '../helpers/measure/axe';
import { headFacts } from '../helpers/measure/head';
import { layoutShiftOf } from '../helpers/measure/layout-shift';
import { documentLimit, requestLimit, scriptLimit } from '../helpers/measure/page-limits';
import { commonPhone, trafficOf, weight } from '../helpers/measure/traffic';
import { hydrated } from '../helpers/site/fixtures';

/* The recipe of docs/page-types.md, followed in a copy of the project. */

const root = path.resolve('test-results/copies/page-type');
const copy = new SiteCopy('page-type', root);
const files = filesBelow(root);
const file = 'content/articles/fair-hiring.json';
const route = '/articles/fair-hiring';
const at = (name: string) => path.join(root, name);
/** The module with the options of the site's editor, from a project's folder. */
const siteEditor = './packages/content-editor/src/site/site-editor.ts';
let server: RunningServer | undefined;
const url = () => server?.url ?? '';

const environment = { ...process.env, NODE_ENV: undefined, FORCE_COLOR: undefined };

/**
 * Bytes that two more page types add to the scripts of their pages. Half of them are in those of every page:
 * the names of their chunks, and modules that can't be joined to one as those of a single template are. The
 * others are what an article has in its own template.
 */
const moreTypes = 450;

/** Runs a command in the copy. */
function run(command: string) {
  const options = { cwd: root, shell: true, encoding: 'utf8', env: environment } as const;
  const { status, stdout, stderr } = spawnSync(command, options);
  return { status, output: `${stdout}${stderr}` };
}

/** Runs it and expects that it succeeds. */
function succeed(command: string): void {
  const { status, output } = run(command);
  expect(status, `${command}\n${output}`.slice(-20_000)).toBe(0);
}

type Entry = Readonly<Record<string, unknown>>;

const read = (name: string) => JSON.parse(files.read(name) ?? '{}') as Entry;
const write = (name: string, entry: Entry) => {
  files.write(name, JSON.stringify(entry, null, 2));
};

/** Puts a link into the header of every page. */
function linkFromBar(label: string, href: string): void {
  const navigation = read('content/navigation.json');
  const links = (navigation.primary as readonly { readonly label: string }[]).filter(
    (link) => link.label !== label,
  );
  write('content/navigation.json', { ...navigation, primary: [...links, { label, href }] });
}

// each test needs the build of the previous ones
test.describe.configure({ mode: 'serial' });
test.use({ viewport: { width: 1280, height: 800 } });

test.beforeAll(async () => {
  test.setTimeout(900_000);
  await copyProject(root);
  await rm(at('content'), { recursive: true });
  await writeFixtureContent(at('content'), { plain: true });
  const recipes = recipesIn(readFileSync('docs/page-types.md', 'utf8'));
  for (const recipe of recipes) for (const command of followRecipe(recipe, files)) succeed(command);
  // a repository of its own, which is published nowhere
  commitAll(root);
});

test.afterAll(async () => {
  await server?.close();
  rmSync(root, { recursive: true, force: true });
});

test('types, formatting, lint and unit tests pass', () => {
  test.setTimeout(900_000);
  // writes the types of queries
  succeed('npm run build');
  succeed('npm run typecheck');
  succeed('npx prettier --check src content/articles content/articles.json');
  succeed('npx eslint src/model src/page-types src/templates --max-warnings=0');
  succeed('npx jest src/fields src/model src/rules src/build src/page-types src/templates');
});

test('a mistake in an article stops the build, with its place and a cure', () => {
  test.setTimeout(300_000);
  const article = read(file);
  write(file, { ...article, date: 'March 2', body: ['A **fair program.', '[Talk](/contakt)'] });
  const { status, output } = run('npm run content:check');
  write(file, article);
  expect(status).not.toBe(0);
  expect(output).toMatch(/fair-hiring\.json:8:\d+\s+date: .*Write a day such as "2026-03-02"\./);
  expect(output).toMatch(/fair-hiring\.json:10:\d+\s+body\[0\]: /);
  expect(output).toMatch(/body\[1\]: There is no page "\/contakt"\. Did you mean "\/contact"\?/);
});

test('a link to a missing article suggests the right one', () => {
  linkFromBar('Hiring', `${route}s`);
  const { output } = run('npm run content:check');
  expect(output).toContain(`There is no page "${route}s". Did you mean "${route}"?`);
});

test('an article is written in the form', async ({ page }) => {
  test.setTimeout(300_000);
  linkFromBar('Hiring', route);
  linkFromBar('Articles', '/articles');
  const editor = await editorProcess(at('content'), 0, siteEditor, root);
  try {
    await page.goto(editor.url);
    const form = formOf(page);
    await page.getByRole('button', { name: 'New article' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Title' }).fill('Old Data');
    await dialog.getByRole('button', { name: 'Add' }).click();
    await expect(page.getByLabel('Address')).toHaveValue('/articles/old-data');
    await page
      .getByLabel('Description')
      .fill('Old records carry old habits. Where to look first, before you train on them.');
    await page.getByLabel('Date').fill('2026-10-01');
    await page.getByRole('textbox', { name: /^Text/ }).click();
    await page.keyboard.type('# Where to Look');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Look at **who** is missing.');
    await form.written();
    expect(read('content/articles/old-data.json')).toEqual({
      path: '/articles/old-data',
      title: 'Old Data',
      description: 'Old records carry old habits. Where to look first, before you train on them.',
      keywords: [],
      date: '2026-10-01',
      body: ['## Where to Look', 'Look at **who** is missing.'],
    });
  } finally {
    await editor.kill();
  }
});

test('in the form, links follow an article to another address', async ({ page }) => {
  test.setTimeout(300_000);
  const editor = await editorProcess(at('content'), 0, siteEditor, root);
  try {
    await page.goto(editor.url);
    const form = formOf(page);
    const articles = page.getByRole('navigation').getByRole('region', { name: 'Articles' });
    await articles.getByRole('button', { name: /^Hiring/ }).click();
    await form.expand('Address and search engines');
    await page.getByLabel('Address').fill('/articles/fairness');
    await form.written();
    expect(files.read('content/navigation.json')).toContain('"/articles/fairness"');
    await page.getByLabel('Address').fill(route);
    await form.written();
    expect(files.read('content/navigation.json')).toContain(`"${route}"`);
  } finally {
    await editor.kill();
  }
});

test('the site builds', async () => {
  test.setTimeout(900_000);
  write('content/articles/draft.json', {
    ...read(file),
    path: '/articles/draft',
    title: 'Half Done',
    draft: true,
  });
  const { code, output } = await copy.build();
  expect(code, output).toBe(0);
  server = await startServer({ dir: at('public'), port: 0 });
});

async function expectArticle(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Fair Hiring' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'What to Ask' })).toBeVisible();
  const item = page.getByRole('article').getByRole('listitem').first();
  await expect(item).toHaveText('What does it read?');
  await expect(item).toHaveCSS('list-style-type', 'disc');
  await expect(page.getByRole('article').getByRole('strong')).toHaveText('answers');
  await expect(page.getByRole('time')).toHaveText('March 2, 2026');
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

test('the list has the newest article first and no draft, and leads to articles without loading a document', async ({
  page,
}) => {
  const errors = browserErrorsOf(page.context(), url());
  await page.goto(url() + route);
  const head = await headFacts(page);
  await page.goto(`${url()}/articles`);
  await hydrated(page);
  const titles = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(titles).toHaveText(['Old Data', 'Fair Hiring']);
  const document = await page.evaluateHandle(() => window.document);
  await page.getByRole('main').getByRole('link', { name: 'Fair Hiring' }).click();
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
  const graph = JSON.parse(structuredData ?? '') as { '@graph': Entry[] };
  const found = graph['@graph'].find((node) => node['@id'] === canonical);
  expect(JSON.stringify(found?.breadcrumb)).toContain('"Articles"');
  const picture = at(path.join('public', new URL(head['og:image'] ?? '').pathname));
  expect(await sharp(picture).metadata()).toMatchObject({ width: 1200, height: 630 });
  const sitemap = await readFile(at('public/sitemap.xml'), 'utf8');
  expect(sitemap).toContain(`<loc>${canonical ?? ''}</loc>`);
  expect(sitemap).not.toContain('draft');
});

for (const address of [route, '/articles']) {
  test(`${address} is accessible and shifts nothing`, async ({ page }) => {
    const shift = await layoutShiftOf(page);
    await page.goto(url() + address);
    await hydrated(page);
    expect(await shift()).toBe('0.000');
    for (const width of [320, 1280])
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.setViewportSize({ width, height: 800 });
        // the colors of a button fade from one scheme to the other
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        expect.soft(await axeFaults(page), `${colorScheme}, ${width} px`).toEqual([]);
      }
  });
}

test.describe('on a phone', () => {
  test.use(commonPhone);

  test('articles and their list are within the budget', async ({ page }) => {
    for (const address of [route, '/articles']) {
      const fetched = trafficOf(page);
      await page.goto(url() + address);
      await hydrated(page);
      const traffic = await fetched();
      expect
        .soft(weight(traffic, 'document', 'stylesheet'), address)
        .toBeLessThanOrEqual(documentLimit);
      expect.soft(weight(traffic, 'script'), address).toBeLessThanOrEqual(scriptLimit + moreTypes);
      expect.soft(traffic.length, address).toBeLessThanOrEqual(requestLimit);
    }
  });
});
