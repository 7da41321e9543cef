import { renderToStaticMarkup } from 'react-dom/server';
import { readContent } from '../../tests/helpers/content/content';
import { pageData } from '../../tests/helpers/unit/query-results';
import { PageHead } from './page-head';

const content = readContent();
const metadataOf = (path: string) => pageData(content, path).page.metadata;
const about = metadataOf('/about');

/** The head tags of a page, and its language and direction. */
function headOf(metadata: Queries.PageHeadFragment) {
  const html = renderToStaticMarkup(<PageHead {...metadata} />);
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  const all = (selector: string) => [...parsed.querySelectorAll(selector)];
  return {
    all,
    texts: (selector: string) => all(selector).map(({ textContent }) => textContent),
    meta: (name: string) =>
      all(`meta[name="${name}"], meta[property="${name}"]`).map((meta) =>
        meta.getAttribute('content'),
      ),
    canonical: all('link[rel="canonical"]').map((link) => link.getAttribute('href')),
    language: /<html[^>]* lang="([^"]*)"/.exec(html)?.[1],
    direction: /<html[^>]* dir="([^"]*)"/.exec(html)?.[1],
  };
}

it('has one title with page and site name, and the language', () => {
  expect(headOf(about).texts('title')).toEqual([
    'Our Mission and Commitments | Example and Company',
  ]);
  expect(headOf(about).language).toBe('en-US');
});

it.each([
  ['ar', 'rtl'],
  ['he-IL', 'rtl'],
  ['ur-PK', 'rtl'],
  ['en', undefined],
  ['hr-HR', undefined],
])('gives a page in %s the direction %s', (language, direction) => {
  expect(headOf({ ...about, language }).direction).toBe(direction);
});

it('has one canonical address, absolute and without a trailing slash', () => {
  expect(headOf(about).canonical).toEqual(['https://ridgeline.example/about']);
});

it.each([
  ['description', about.description],
  ['keywords', about.keywords.join(', ')],
  ['robots', 'index, follow'],
  ['og:title', about.documentTitle],
  ['og:description', about.description],
  ['og:url', 'https://ridgeline.example/about'],
  ['og:site_name', 'Example and Company'],
  ['og:type', 'website'],
  ['og:locale', 'en_US'],
  ['og:image', 'https://ridgeline.example/og/about.jpg'],
  ['og:image:width', '1200'],
  ['og:image:height', '630'],
  ['og:image:alt', about.imageAlt],
  ['twitter:image:alt', about.imageAlt],
  ['twitter:card', 'summary_large_image'],
])('has one meta tag %s: “%s”', (name, text) => {
  expect(headOf(about).meta(name)).toEqual([text]);
});

it('has no og:locale if the language has no country', () => {
  expect(headOf({ ...about, language: 'en' }).meta('og:locale')).toEqual([]);
});

it('has no meta tag for keywords if the page has none', () => {
  expect(headOf({ ...about, keywords: [] }).meta('keywords')).toEqual([]);
});

it('gives the 404 page noindex and no canonical address, image or structured data', () => {
  const head = headOf(metadataOf('/404'));
  expect(head.meta('robots')).toEqual(['noindex']);
  expect([...head.canonical, ...head.meta('og:url'), ...head.meta('og:image')]).toEqual([]);
  expect(head.all('script')).toEqual([]);
});

it('contains the structured data unchanged', () => {
  expect(headOf(about).texts('script[type="application/ld+json"]')).toEqual([about.structuredData]);
});
