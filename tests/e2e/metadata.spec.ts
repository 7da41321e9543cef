import { readFileSync } from 'node:fs';
import { filesOf } from '../../src/gatsby/post-build/list-files';
import { fixturePublic } from '../helpers/fixture-site';
import { desktop, expect, hydrated, missingRoute, routes, test } from '../helpers/fixtures';
import { headFacts, writtenHeads, type HeadFacts } from '../helpers/head';

/* What search engines, shared links and home screens are told. */

test.use({ viewport: desktop });

const everyRoute = [...routes, missingRoute];

type Node = { readonly '@type': string; readonly '@id'?: string } & Record<string, unknown>;

const graphOf = (head: HeadFacts | undefined) =>
  (JSON.parse(head?.structuredData ?? '{}') as { '@graph': Node[] })['@graph'];

test('hydration leaves the head of every page as it was written', async ({
  page,
  browser,
  baseURL,
}) => {
  const heads = await writtenHeads(browser, baseURL, everyRoute);
  for (const route of everyRoute) {
    await page.goto(route);
    await hydrated(page);
    expect.soft(await headFacts(page), route).toEqual(heads.get(route));
  }
});

test('every page says what it is, where, and in which picture', async ({ browser, baseURL }) => {
  const heads = await writtenHeads(browser, baseURL, everyRoute);
  for (const route of routes) {
    const head = heads.get(route) ?? {};
    expect(head.title?.length, head.title ?? route).toBeLessThanOrEqual(65);
    expect(head.description?.length).toBeGreaterThanOrEqual(70);
    expect(head.description?.length).toBeLessThanOrEqual(160);
    const path = route === '/' ? '/?' : route;
    expect(head.canonical).toMatch(new RegExp(`^https?://[^/]+${path}$`));
    expect(head.robots).toBe('index, follow');
    expect(head.canonical).toBe(head['og:url']);
    expect(head['og:title']).toBe(head.title);
    expect(head['twitter:card']).toBe('summary_large_image');
  }
  for (const field of ['title', 'description', 'keywords', 'canonical', 'og:image']) {
    // what is not listed has no address and no picture
    const described = /canonical|og:image/.test(field) ? routes : everyRoute;
    const values = described.map((route) => heads.get(route)?.[field]);
    expect(values, field).not.toContain(undefined);
    expect(new Set(values).size, field).toBe(values.length);
  }
});

test('the graph of every page has what search engines ask for', async ({ browser, baseURL }) => {
  const heads = await writtenHeads(browser, baseURL, everyRoute);
  const types = new Map(
    routes.map((route) => [route, graphOf(heads.get(route)).map((node) => node['@type'])]),
  );
  const services = (count: number) => Array.from({ length: count }, () => 'Service');
  const company = 'ProfessionalService';
  expect(types.get('/')).toEqual([company, 'WebSite', 'WebPage', ...services(3)]);
  expect(types.get('/about')).toEqual([company, 'AboutPage']);
  expect(types.get('/services')).toEqual([company, 'WebPage', ...services(6)]);
  expect(types.get('/contact')).toEqual([company, 'ContactPage']);
  for (const route of routes) {
    const [company] = graphOf(heads.get(route));
    expect(company?.telephone).toMatch(/^\+1\d{10}$/);
    const about = graphOf(heads.get(route)).find((node) => 'about' in node);
    expect(Boolean(about?.breadcrumb), `the way to ${route}`).toBe(route !== '/');
    // one company, whichever page speaks of it
    expect(company).toEqual(graphOf(heads.get('/'))[0]);
  }
});

test('every id that a graph refers to is one that it defines', async ({ browser, baseURL }) => {
  const heads = await writtenHeads(browser, baseURL, everyRoute);
  for (const route of routes) {
    const graph = graphOf(heads.get(route));
    const defined = graph.map((node) => node['@id']);
    expect(new Set(defined).size).toBe(graph.length);
    const referred = [...JSON.stringify(graph).matchAll(/\{"@id":"([^"]+)"\}/g)];
    expect(referred.length).toBeGreaterThan(0);
    for (const [, id] of referred) expect(defined).toContain(id);
  }
});

test('the 404 page is not indexed and has no social picture', async ({ browser, baseURL }) => {
  const head = (await writtenHeads(browser, baseURL, everyRoute)).get(missingRoute);
  expect(head).toMatchObject({ robots: 'noindex', canonical: '', structuredData: '' });
  expect(head).not.toHaveProperty('og:image');
  expect(head).not.toHaveProperty('og:url');
});

test('the sitemap lists every page by its canonical address, and robots find it', async ({
  request,
  browser,
  baseURL,
}) => {
  const heads = await writtenHeads(browser, baseURL, everyRoute);
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  expect(listed.sort()).toEqual(routes.map((route) => heads.get(route)?.canonical).sort());
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toMatch(/^Disallow:$/m);
  const home = heads.get('/')?.canonical ?? '';
  expect(robots).toContain(`Sitemap: ${new URL('sitemap.xml', home).href}`);
});

test('whatever is no page of the sitemap asks not to be listed', async () => {
  const sitemap = readFileSync(`${fixturePublic}/sitemap.xml`, 'utf8');
  const pages = (await filesOf(fixturePublic)).filter((file) => file.endsWith('.html'));
  const listed = pages.filter((file) => {
    const html = readFileSync(`${fixturePublic}/${file}`, 'utf8');
    const canonical = /<link [^>]*rel="canonical" href="([^"]+)"/.exec(html)?.[1];
    const isListed = canonical !== undefined && sitemap.includes(`<loc>${canonical}</loc>`);
    expect(html.includes('<meta name="robots" content="noindex"'), file).toBe(!isListed);
    return isListed;
  });
  // every page but the home page lies there under two names
  expect(listed).toHaveLength(2 * routes.length - 1);
});
