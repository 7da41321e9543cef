import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { filesOf } from 'static-site/list-files';
import { fixturePublic } from '../../helpers/builds/fixture-site';
import {
  everyRoute,
  expect,
  missingRoute,
  routes,
  test as base,
} from '../../helpers/site/fixtures';
import { headFacts, writtenHeads, type HeadFacts } from '../../helpers/measure/head';

/* Metadata for search engines and shared links. */

const test = base.extend<{ headOf: (route: string) => HeadFacts }>({
  headOf: async ({ browser, baseURL }, use) => {
    const heads = await writtenHeads(browser, baseURL, everyRoute);
    await use((route) => heads.get(route) ?? {});
  },
});

type Node = { readonly '@type': string; readonly '@id'?: string } & Record<string, unknown>;

const graphOf = ({ structuredData }: HeadFacts) =>
  (JSON.parse(structuredData ?? '{}') as { '@graph': Node[] })['@graph'];

test('every page has a title, a description, an address and a picture of its own', ({ headOf }) => {
  for (const field of ['title', 'description', 'canonical', 'og:image']) {
    const values = routes.map((route) => headOf(route)[field]);
    expect(values).not.toContain(undefined);
    expect(new Set(values).size, field).toBe(routes.length);
  }
  for (const route of routes) {
    const { canonical, robots, ...head } = headOf(route);
    expect(canonical).toMatch(new RegExp(`^https?://[^?#]+${route === '/' ? '/?' : route}$`));
    expect(canonical).toBe(head['og:url']);
    expect(head['og:title']).toBe(head.title);
    expect(robots).toBe('index, follow');
  }
  expect(headOf(missingRoute)).toMatchObject({ robots: 'noindex', canonical: '' });
});

test('every picture of a shared link has the declared size', async ({ headOf, request }) => {
  for (const route of routes) {
    const response = await request.get(new URL(headOf(route)['og:image'] ?? '').pathname);
    expect(response.headers()['content-type']).toBe('image/jpeg');
    expect(await sharp(await response.body()).metadata()).toMatchObject({
      width: 1200,
      height: 630,
    });
  }
});

test("hydration doesn't change the head", async ({ page, site, headOf }) => {
  for (const route of everyRoute) {
    await site.visit(route);
    expect.soft(await headFacts(page), route).toEqual(headOf(route));
  }
});

test('the structured data of every page has what search engines require', ({ headOf }) => {
  const services = (count: number) => Array.from({ length: count }, () => 'Service');
  const types = {
    '/': ['ProfessionalService', 'WebSite', 'WebPage', ...services(3)],
    '/about': ['ProfessionalService', 'AboutPage'],
    '/services': ['ProfessionalService', 'WebPage', ...services(6)],
    '/contact': ['ProfessionalService', 'ContactPage'],
  };
  for (const route of routes) {
    const graph = graphOf(headOf(route));
    expect(graph.map((node) => node['@type'])).toEqual(types[route]);
    expect(graph[0]?.telephone).toMatch(/^\+1\d{10}$/);
    // the same company on every page
    expect(graph[0]).toEqual(graphOf(headOf('/'))[0]);
    const about = graph.find((node) => 'about' in node);
    expect(Boolean(about?.breadcrumb), `breadcrumbs of ${route}`).toBe(route !== '/');

    const defined = graph.map((node) => node['@id']);
    expect(new Set(defined).size).toBe(graph.length);
    const referred = [...JSON.stringify(graph).matchAll(/\{"@id":"([^"]+)"\}/g)];
    expect(referred.length).toBeGreaterThan(0);
    for (const [, id] of referred) expect(defined).toContain(id);
  }
});

test('every page is noindex unless its canonical URL is in the sitemap', async () => {
  const sitemap = readFileSync(`${fixturePublic}/sitemap.xml`, 'utf8');
  const pages = (await filesOf(fixturePublic)).filter((file) => file.endsWith('.html'));
  const listed = pages.filter((file) => {
    const html = readFileSync(`${fixturePublic}/${file}`, 'utf8');
    const canonical = /<link [^>]*rel="canonical" href="([^"]+)"/.exec(html)?.[1];
    const isIndexed = canonical !== undefined && sitemap.includes(`<loc>${canonical}</loc>`);
    expect(html.includes('<meta name="robots" content="noindex"'), file).toBe(!isIndexed);
    return isIndexed;
  });
  // every page but the home page is written under two names
  expect(listed).toHaveLength(2 * routes.length - 1);
});
