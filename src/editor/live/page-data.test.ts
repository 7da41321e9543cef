import { readdirSync } from 'node:fs';
import type { Entries, JsonObject } from 'content-editor/json';
import { fixtureContent, readEntry } from '../../../tests/helpers/content/fixture-content';
import { readContent } from '../../../tests/helpers/content/content';
import { layoutData as queriedLayout } from '../../../tests/helpers/unit/query-results';
import { withNewPictures } from './new-picture';
import { fileServedAt, layoutData, pageData } from './page-data';
import { noScenery } from './scenery';
import type { Source } from './source';

const files = readdirSync(fixtureContent, { recursive: true, encoding: 'utf8' });
const fixture = Object.fromEntries(
  files
    .filter((file) => file.endsWith('.json'))
    .map((file) => [file, readEntry(fixtureContent, file) as JsonObject]),
);

const sourceOf = (entries: Entries, more: Partial<Source> = {}): Source => ({
  entries,
  scenery: noScenery,
  pictureAt: (path) => ({ address: path, width: 800, height: 600 }),
  ...more,
});

/** A page with one section. */
const withSection = (section: JsonObject, others: Entries = {}): Entries => ({
  ...fixture,
  'pages/news.json': {
    path: '/news',
    title: 'News',
    description: '',
    keywords: [],
    sections: [section],
  },
  ...others,
});

/** The result for that section. */
function sectionOf(section: JsonObject, others?: Entries, more?: Partial<Source>): JsonObject {
  const data = pageData(sourceOf(withSection(section, others), more), 'pages/news.json');
  const { sections } = data?.page as { readonly sections: readonly [JsonObject] };
  return sections[0];
}

it('names the type of a section, and has null for what is absent', () => {
  const prose = { type: 'prose', heading: 'News', paragraphs: [] };
  expect(sectionOf(prose)).toMatchObject({
    __typename: 'ProseSection',
    heading: 'News',
    anchor: null,
  });
});

it('reads marks, and keeps the last words of a text together', () => {
  const prose = { type: 'prose', heading: 'News', paragraphs: ['We stay *here* for it.'] };
  expect(sectionOf(prose)).toMatchObject({
    paragraphs: [
      {
        tag: 'p',
        spans: [
          {
            words: [
              { text: 'We stay ' },
              { text: 'here', tags: ['em'] },
              { text: '\u00a0for\u00a0it.' },
            ],
          },
        ],
      },
    ],
  });
  const steps = { type: 'steps', heading: 'How', lede: 'This is how we do it.', steps: [] };
  expect(sectionOf(steps)).toMatchObject({ lede: 'This is how\u00a0we\u00a0do\u00a0it.' });
});

it('follows references to services', () => {
  const cards = {
    type: 'service-cards',
    heading: 'What',
    lede: 'All.',
    services: ['new'],
  };
  const service = {
    slug: 'new',
    title: 'New',
    description: 'A *new* one.',
    icon: 'compass',
    alt: '',
  };
  expect(sectionOf(cards, { 'services/new.json': service }).services).toMatchObject([
    {
      slug: 'new',
      draftLabel: null,
      outcome: null,
      description: [{ words: [{ text: 'A ' }, {}, {}] }],
    },
  ]);
});

it('has a picture in one size, at its place in the content', () => {
  const picture = { src: '../images/river.webp', alt: 'A river' };
  const story = { type: 'story', heading: 'Us', lede: 'We.', picture, commitments: [] };
  expect(withNewPictures(sectionOf(story))).toMatchObject({
    picture: {
      alt: 'A river',
      dark: null,
      src: {
        childImageSharp: {
          gatsbyImageData: { width: 800, images: { fallback: { src: 'images/river.webp' } } },
        },
      },
    },
  });
});

it('has the land of a scene, or leaves the scene as it was published', () => {
  const hero = { type: 'hero', heading: 'News', lede: 'New.', actions: [], scene: 'road' };
  const scenery = new Map(
    ['day', 'night', 'phone-day', 'phone-night'].map((name) => [`overlook-${name}`, name]),
  );
  expect(sectionOf(hero, {}, { scenery })).toMatchObject({
    scene: 'road',
    land: { day: 'day', night: 'night', dayPhone: 'phone-day', nightPhone: 'phone-night' },
  });
  expect(sectionOf(hero)).not.toHaveProperty('scene');
});

it('gives sections the contact, with its number for links', () => {
  const section = { type: 'contact-details', heading: 'Here' };
  const sms = { kind: 'sms', label: 'Text', text: '(304) 555-0199', icon: 'chat-text' };
  expect(sectionOf(section, { 'contact.json': { details: [sms] } }).contact).toMatchObject({
    details: [{ ...sms, href: 'sms:+13045550199' }],
    phone: null,
    person: null,
  });
});

it('tells what the head of a page says', () => {
  const data = pageData(sourceOf(fixture), 'pages/about.json');
  expect(data).toMatchObject({
    page: {
      metadata: { documentTitle: 'Our Mission and Commitments | Example and Company' },
    },
  });
});

it('tells of the layout what its query gives', () => {
  const { website, navigation, contact } = queriedLayout(readContent());
  expect(layoutData(sourceOf(fixture))).toMatchObject({
    navigation: { primary: navigation.primary, connect: navigation.connect },
    website: { name: website.name, words: website.words },
    contact,
  });
});

it('finds the page of unknown addresses at the path of its file', () => {
  expect(fileServedAt(fixture, '/404.html')).toBe('pages/404.json');
  expect(fileServedAt(fixture, '/nowhere')).toBeUndefined();
});
