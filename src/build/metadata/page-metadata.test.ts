import { canonicalUrl, pageMetadata, ogImagePath } from './page-metadata';

/* page-head.test.tsx tests the rest of the metadata. */

const words = { title: 'About', heading: 'About', description: 'Who we are.' };
const page = { ...words, headingPath: ['title'], keywords: [], noindex: false };
const metadataOf = (path: string, indexable = true) =>
  pageMetadata(
    { ...page, path, schemaType: 'AboutPage' },
    { name: 'Ridgeline', language: 'en-US' },
    { siteUrl: 'https://ridgeline.example', indexable },
  );

it('gives every page of a preview noindex', () => {
  expect(metadataOf('/about', false).robots).toBe('noindex');
});

it("does not append the site's name to the home page's title", () => {
  expect(metadataOf('/').documentTitle).toBe('About');
});

it.each([
  ['https://ridgeline.example', '/', 'https://ridgeline.example/'],
  ['https://ridgeline.example', '/about', 'https://ridgeline.example/about'],
  ['https://org.example/site', '/', 'https://org.example/site/'],
  ['https://org.example/site', '/about', 'https://org.example/site/about'],
])('the canonical address for %s and %s is %s', (siteUrl, path, address) => {
  expect(canonicalUrl(siteUrl, path)).toBe(address);
});

it.each([
  ['/', '/og.jpg'],
  ['/about', '/og/about.jpg'],
  ['/about/team', '/og/about/team.jpg'],
])('the Open Graph image of %s is %s', (path, picture) => {
  expect(ogImagePath(path)).toBe(picture);
});
