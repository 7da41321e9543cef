import type { PageFacts } from '../page-types/page-type';
import { canonicalUrl, pageMetadata, socialPicturePath } from './page-metadata';

const facts: PageFacts = {
  path: '/about',
  title: 'About',
  description: 'Who we are.',
  keywords: [],
  noindex: false,
  schemaType: 'AboutPage',
};
const site = { name: 'Ridgeline', language: 'en-US' };
const build = { siteUrl: 'https://ridgeline.example', indexable: true };

it('may be found, at one address, with a picture to share', () => {
  expect(pageMetadata(facts, site, build)).toMatchObject({
    documentTitle: 'About | Ridgeline',
    robots: 'index, follow',
    canonical: 'https://ridgeline.example/about',
    image: 'https://ridgeline.example/og/about.jpg',
  });
});

it('keeps every page of a preview out of search results', () => {
  const { robots } = pageMetadata(facts, site, { ...build, indexable: false });
  expect(robots).toBe('noindex');
});

it('gives a page that must not be listed no address and no picture', () => {
  const hidden = pageMetadata({ ...facts, noindex: true }, site, build);
  expect(hidden).toMatchObject({ robots: 'noindex', canonical: null, image: null });
});

it("lets the home page's title stand alone", () => {
  expect(pageMetadata({ ...facts, path: '/' }, site, build).documentTitle).toBe('About');
});

it.each([
  ['https://ridgeline.example', '/', 'https://ridgeline.example/'],
  ['https://ridgeline.example', '/about', 'https://ridgeline.example/about'],
  ['https://org.example/site', '/', 'https://org.example/site'],
  ['https://org.example/site', '/about', 'https://org.example/site/about'],
])('puts a page of %s at %s to %s', (siteUrl, path, address) => {
  expect(canonicalUrl(siteUrl, path)).toBe(address);
});

it('gives every page a picture of its own', () => {
  expect(['/', '/about', '/about/team'].map(socialPicturePath)).toEqual([
    '/og.jpg',
    '/og/about.jpg',
    '/og/about/team.jpg',
  ]);
});
