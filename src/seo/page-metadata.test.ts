import { canonicalUrl, pageMetadata, ogImagePath } from './page-metadata';

/* What it gives otherwise is read where it is shown, in page-head.test.tsx. */

const page = { title: 'About', description: 'Who we are.', keywords: [], noindex: false };
const metadataOf = (path: string, indexable = true) =>
  pageMetadata(
    { ...page, path, schemaType: 'AboutPage' },
    { name: 'Ridgeline', language: 'en-US' },
    { siteUrl: 'https://ridgeline.example', indexable },
  );

it('keeps every page of a preview out of search results', () => {
  expect(metadataOf('/about', false).robots).toBe('noindex');
});

it("lets the home page's title stand alone", () => {
  expect(metadataOf('/').documentTitle).toBe('About');
});

it.each([
  ['https://ridgeline.example', '/', 'https://ridgeline.example/'],
  ['https://ridgeline.example', '/about', 'https://ridgeline.example/about'],
  ['https://org.example/site', '/', 'https://org.example/site'],
  ['https://org.example/site', '/about', 'https://org.example/site/about'],
])('puts a page of %s at %s to %s', (siteUrl, path, address) => {
  expect(canonicalUrl(siteUrl, path)).toBe(address);
});

it.each([
  ['/', '/og.jpg'],
  ['/about', '/og/about.jpg'],
  ['/about/team', '/og/about/team.jpg'],
])('gives %s an Open Graph image of its own, %s', (path, picture) => {
  expect(ogImagePath(path)).toBe(picture);
});
