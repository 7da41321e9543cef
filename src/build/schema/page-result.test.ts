import { readContent } from '../../../tests/helpers/content/content';
import { pageResult } from './page-result';
import type { QuerySource } from './query-result';

const { site, navigation, contact } = readContent();
const page = { path: '/news/today', title: 'Today', keywords: [], sections: [] };
const cards = { type: 'service-cards', services: ['audits', 'training'] };

/** The metadata of the page, in a preview that has drafts. */
function metadataOf(change: object, more: QuerySource['entries'] = {}): Queries.PageMetadata {
  const source: QuerySource = {
    entries: {
      'site.json': site,
      'navigation.json': navigation,
      'contact.json': contact,
      'services/a.json': { slug: 'audits', title: 'Audits', description: 'We *test* [it](/news).' },
      'services/t.json': { slug: 'training', title: 'Training', description: 'We.', draft: true },
      'pages/today.json': { ...page, ...change },
      ...more,
    },
    build: { siteUrl: 'https://a.example', indexable: true, year: '2026' },
    contentPicture: String,
    sitePicture: String,
  };
  return pageResult(source, 'pages/today.json').metadata;
}

it('refuses a file that is no page', () => {
  expect(() => metadataOf({}, { 'pages/today.json': undefined as never })).toThrow(
    'There is no page pages/today.json.',
  );
});

it('says in structured data which pages are above a page', () => {
  const { structuredData } = metadataOf(
    {},
    { 'pages/news.json': { ...page, path: '/news', title: 'News' } },
  );
  expect(structuredData).toContain('"name":"News","item":"https://a.example/news"');
});

it('describes each service that a page shows once, without the marks of its text', () => {
  const { structuredData } = metadataOf({ sections: [cards, cards] });
  expect(structuredData?.match(/"name":"Audits"/g)).toHaveLength(1);
  expect(structuredData).toContain('"description":"We test it."');
});

it('names no drafts in structured data, even if they are shown', () => {
  const draft = { ...page, path: '/news', title: 'News', draft: true };
  const { structuredData } = metadataOf({ sections: [cards] }, { 'pages/news.json': draft });
  expect(structuredData).not.toMatch(/"name":"(?:Training|News)"/);
});

it('gives a draft no structured data, canonical address or Open Graph image', () => {
  expect(metadataOf({ draft: true })).toMatchObject({
    canonical: null,
    image: null,
    structuredData: null,
    robots: 'noindex',
  });
});
