import { renderToStaticMarkup } from 'react-dom/server';
import { readContent } from '../../tests/helpers/content';
import { pageData } from '../../tests/helpers/query-results';
import { PageHead } from './page-head';

const content = readContent();
const metadataOf = (path: string) => pageData(content, path).page.metadata;
const about = metadataOf('/about');

/** The head that a page gets; attribute of the first element that a selector finds. */
function headOf(metadata: Queries.PageHeadFragment) {
  const html = renderToStaticMarkup(<PageHead {...metadata} />);
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  return {
    title: parsed.title,
    language: /<html[^>]* lang="([^"]*)"/.exec(html)?.[1],
    meta: (name: string) =>
      parsed
        .querySelector(`meta[name="${name}"], meta[property="${name}"]`)
        ?.getAttribute('content'),
    canonical: parsed.querySelector('link[rel="canonical"]')?.getAttribute('href'),
    all: (selector: string) => [...parsed.querySelectorAll(selector)],
  };
}

it('names the page and the site', () => {
  expect(headOf(about).title).toBe(`${about.title} | Example and Company`);
});

it("carries the page's own description and keywords", () => {
  const { meta } = headOf(about);
  expect(meta('description')).toBe(about.description);
  expect(meta('keywords')).toBe(about.keywords.join(', '));
});

it('has no keywords where the page has none', () => {
  const { meta } = headOf({ ...about, keywords: [] });
  expect(meta('keywords')).toBeUndefined();
});

it('has one canonical address, absolute and without a slash at its end', () => {
  expect(headOf(about).all('link[rel="canonical"]')).toHaveLength(1);
  expect(headOf(about).canonical).toBe('https://ridgeline.example/about');
});

it('may be found', () => {
  expect(headOf(about).meta('robots')).toBe('index, follow');
});

it('keeps the 404 page out of search results, without an address of its own', () => {
  const lost = headOf(metadataOf('/404'));
  expect(lost.meta('robots')).toBe('noindex');
  expect(lost.canonical).toBeUndefined();
  expect(lost.meta('og:url')).toBeUndefined();
});

it('says the same to who shares the page', () => {
  const { meta, title } = headOf(about);
  expect(meta('og:title')).toBe(title);
  expect(meta('og:description')).toBe(about.description);
  expect(meta('og:url')).toBe('https://ridgeline.example/about');
  expect(meta('og:site_name')).toBe('Example and Company');
  expect(meta('og:type')).toBe('website');
  expect(meta('og:locale')).toBe('en_US');
});

it('is shared with a picture of its own, large, at an absolute address', () => {
  const { meta } = headOf(about);
  expect(meta('og:image')).toBe('https://ridgeline.example/og/about.jpg');
  expect([meta('og:image:width'), meta('og:image:height')]).toEqual(['1200', '630']);
  expect(meta('og:image:alt')).toBe(about.title);
  expect(meta('twitter:image:alt')).toBe(about.title);
  expect(meta('twitter:card')).toBe('summary_large_image');
});

it('has no social picture for the 404 page', () => {
  expect(headOf(metadataOf('/404')).meta('og:image')).toBeUndefined();
});

it('carries its structured data as it was made at build', () => {
  const scripts = headOf(about).all('script[type="application/ld+json"]');
  expect(scripts.map(({ textContent }) => textContent)).toEqual([about.structuredData]);
});

it('has no structured data where there is none', () => {
  expect(headOf(metadataOf('/404')).all('script')).toEqual([]);
});

it('tells the language', () => {
  expect(headOf(about).language).toBe('en-US');
});

it('has exactly one title and one description', () => {
  expect(headOf(about).all('title')).toHaveLength(1);
  expect(headOf(about).all('meta[name="description"]')).toHaveLength(1);
});
