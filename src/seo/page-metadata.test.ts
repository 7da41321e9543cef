import type { PageFacts } from '../page-types/page-type';
import { pageMetadata } from './page-metadata';

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
