import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { DevelopServer } from '../helpers/builds/develop-server';
import { fixtureContent, writeFixtureContent } from '../helpers/content/fixture-content';
import { newsPage } from '../helpers/content/added-content';
import { SiteCopy } from '../helpers/builds/site-copy';

/*
 * Errors in the content, made and fixed in a copy while `gatsby develop` runs and a page is open.
 */

const copy = new SiteCopy('develop');
const server = new DevelopServer();

const file = (name: string) => path.join(copy.root, 'content', name);
const write = (name: string, text: string) => writeFile(file(name), text);
/** The original text of a content file. */
const original = (name: string) => readFile(path.join(fixtureContent, name), 'utf8');

const audits = 'services/ethical-ai-bias-audits.json';
const bar = (page: Page) => page.getByText('Mistakes in the content.').locator('..');
const main = (page: Page) => page.getByRole('main').innerText();

async function open(page: Page, route: string): Promise<void> {
  await page.goto(server.url + route);
  await page.locator('#___gatsby[data-hydrated]').waitFor({ state: 'attached' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test.beforeAll(async () => {
  test.setTimeout(900_000);
  await copy.prepare();
  await copy.useFixtureContent();
  await write(audits, '{');
  await server.start(copy);
  // no valid content has been read yet, so it waits
  await expect.poll(() => server.output, { timeout: 300_000 }).toContain('Waiting until');
  expect(server.output).toContain(`content/${audits}:1:`);
  await write(audits, await original(audits));
  await expect.poll(() => server.output, { timeout: 600_000 }).toContain('You can now view');
});

test.afterEach(async ({ page }) => {
  await writeFixtureContent(path.join(copy.root, 'content'), { plain: true });
  await expect(bar(page)).toBeHidden();
});

test.afterAll(async () => {
  await server.stop();
  await copy.discard();
});

test('the header behaves as in a built page', async ({ page }) => {
  await open(page, '/about');
  const body = page.locator('body');
  await expect(body).toHaveAttribute('data-scrolled', 'false');
  await page.mouse.wheel(0, 300);
  await expect(body).toHaveAttribute('data-scrolled', 'true');
  await expect(body).not.toHaveAttribute('data-crowded');
  // enlarged text, for which a row of links has no room
  await page.addStyleTag({ content: 'html { font-size: 220% }' });
  await expect(body).toHaveAttribute('data-crowded');
});

const mistakes = [
  ['a syntax error', '/services', audits, '"title":', '"title', /:3:\d+ /],
  ['an empty text', '/services', audits, 'Ethical AI & Bias Audits', '', /:3:3 title: /],
  ['an unknown field', '/', 'pages/home.json', '"heading"', '"headin"', /Did you mean "heading"/],
  ['a bad number', '/contact', 'contact.json', '(304) 555-0142', '555', / details\[1\]\.text: /],
  ['a picture that is missing', '/about', 'pages/about.json', 'quilt-dawn', 'kilt', / kilt|kilt/],
  ['no name', '/about', 'site.json', '"name"', '"nam"', / name/],
] as const;

for (const [mistake, route, name, words, replacement, message] of mistakes) {
  test(`${mistake} is reported in the page, which keeps its content until it is fixed`, async ({
    page,
  }) => {
    await open(page, route);
    const before = await main(page);
    const valid = await original(name);
    expect(valid).toContain(words);
    await write(name, valid.replace(words, replacement));
    await expect(bar(page)).toContainText(`content/${name}:`);
    // it can be seen, and not only be announced
    await bar(page).click({ trial: true });
    await expect(bar(page)).toContainText(message);
    expect(await main(page)).toBe(before);
    await open(page, route);
    expect(await main(page)).toBe(before);
    await expect(bar(page)).toContainText(message);
    await write(name, valid);
    await expect(bar(page)).toBeHidden();
    expect(await main(page)).toBe(before);
  });
}

test('a deleted service that a page lists stays, and the page is reported', async ({ page }) => {
  await open(page, '/services');
  const before = await main(page);
  await rm(file(audits));
  await expect(bar(page)).toContainText('content/pages/services.json:');
  await open(page, '/services');
  expect(await main(page)).toBe(before);
});

test('a change of one file is shown once another file has no more error', async ({ page }) => {
  await open(page, '/services');
  const before = await main(page);
  await write('contact.json', '{');
  await expect(bar(page)).toContainText('content/contact.json:');
  await write(audits, (await original(audits)).replace('Ethical AI & Bias', 'Fairness'));
  await open(page, '/services');
  expect(await main(page)).toBe(before);
  await write('contact.json', await original('contact.json'));
  await expect(page.getByRole('heading', { name: 'Fairness Audits' })).toBeVisible();
});

test('a redirect works as soon as it is in the content', async ({ page }) => {
  const redirects = await original('redirects.json');
  await write('redirects.json', redirects.replace('/our-mission', '/who-we-are'));
  const open = async () => {
    await page.goto(`${server.url}/who-we-are?from=card`);
    return page.url();
  };
  await expect.poll(open).toBe(`${server.url}/about?from=card`);
});

test('drafts are shown with a mark until they are published', async ({ page }) => {
  const mark = page.getByText('Draft, not published');
  const hero = { type: 'hero', lede: 'Soon.', actions: [] };
  await write('pages/news.json', JSON.stringify({ ...newsPage(hero), draft: true }));
  await expect(async () => {
    await page.goto(`${server.url}/news`);
    await expect(page.getByRole('heading', { name: 'What Is New' })).toBeVisible({ timeout: 5000 });
  }).toPass();
  await expect(mark).toBeVisible();
  await write('pages/news.json', JSON.stringify({ ...newsPage(hero), draft: false }));
  await expect(mark).toBeHidden();
  await open(page, '/services');
  await expect(mark).toBeHidden();
  await write(audits, (await original(audits)).replace('"title"', '"draft": true, "title"'));
  await expect(page.getByRole('listitem').filter({ has: mark })).toContainText('Bias Audits');
  await rm(file('pages/news.json'));
});
