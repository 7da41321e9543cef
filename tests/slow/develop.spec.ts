import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { DevelopServer } from '../helpers/develop-server';
import { fixtureContent, writeFixtureContent } from '../helpers/fixture-content';
import { newsPage } from '../helpers/added-content';
import { SiteCopy } from '../helpers/site-copy';

/*
 * Mistakes, made and fixed in a copy of the content while `gatsby develop` runs and a page is open.
 */

const copy = new SiteCopy('develop');
const server = new DevelopServer();

const file = (name: string) => path.join(copy.root, 'content', name);
const write = (name: string, text: string) => writeFile(file(name), text);
/** As it was before any mistake. */
const whole = (name: string) => readFile(path.join(fixtureContent, name), 'utf8');

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
  // there is no good state yet: it waits for one
  await expect.poll(() => server.output, { timeout: 300_000 }).toContain('Waiting until');
  expect(server.output).toContain(`content/${audits}:1:`);
  await write(audits, await whole(audits));
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

const mistakes = [
  ['a syntax error', '/services', audits, '"title":', '"title', /:3:\d+ /],
  ['an empty text', '/services', audits, 'Ethical AI & Bias Audits', '', /:3:3 title: /],
  ['an unknown field', '/', 'pages/home.json', '"heading"', '"headin"', /Did you mean "heading"/],
  ['a bad phone number', '/contact', 'contact.json', '(304) 555-0142', '555', /:3:3 phone: /],
  ['a picture that is missing', '/about', 'pages/about.json', 'quilt-dawn', 'kilt', / kilt|kilt/],
  ['no name', '/about', 'site.json', '"name"', '"nam"', / name/],
] as const;

for (const [mistake, route, name, words, others, told] of mistakes) {
  test(`${mistake} is told in the page, which stays as it was until it is fixed`, async ({
    page,
  }) => {
    await open(page, route);
    const before = await main(page);
    const good = await whole(name);
    expect(good).toContain(words);
    await write(name, good.replace(words, others));
    await expect(bar(page)).toContainText(`content/${name}:`);
    await expect(bar(page)).toContainText(told);
    expect(await main(page)).toBe(before);
    await open(page, route);
    expect(await main(page)).toBe(before);
    await expect(bar(page)).toContainText(told);
    await write(name, good);
    await expect(bar(page)).toBeHidden();
    expect(await main(page)).toBe(before);
  });
}

test('an old address leads to its page as soon as that is written down', async ({ page }) => {
  const redirects = await whole('redirects.json');
  await write('redirects.json', redirects.replace('/our-mission', '/who-we-are'));
  const open = async () => {
    await page.goto(`${server.url}/who-we-are?from=card`);
    return page.url();
  };
  await expect.poll(open).toBe(`${server.url}/about?from=card`);
});

test('drafts are shown with their mark, which goes once they are published', async ({ page }) => {
  const mark = page.getByText('Draft, not published');
  const hero = { type: 'hero', lede: 'Soon.', actions: [], size: 'short' };
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
  await write(audits, (await whole(audits)).replace('"title"', '"draft": true, "title"'));
  await expect(page.getByRole('listitem').filter({ has: mark })).toContainText('Bias Audits');
  await rm(file('pages/news.json'));
});

test('a good change is shown without a reload', async ({ page }, { annotations }) => {
  await open(page, '/services');
  const times: number[] = [];
  for (const word of ['One', 'Two', 'Three', 'Four', 'Five']) {
    const saved = performance.now();
    await write(audits, (await whole(audits)).replace('Ethical AI & Bias Audits', word));
    await page.getByRole('heading', { name: word, exact: true }).waitFor();
    times.push(Math.round(performance.now() - saved));
  }
  // told, not judged: what else the machine does decides it
  const description = times.map((time) => `${time} ms`).join(', ');
  annotations.push({ type: 'from save to sight', description });
  expect(times).toHaveLength(5);
});
