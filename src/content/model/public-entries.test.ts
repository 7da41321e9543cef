import { textFields } from 'content-check/schema-traversal';
import { collectionOf } from 'content-check/collection';
import { fixtureTexts } from '../../../tests/helpers/content/fixture-content';
import { collections } from './collections';
import { publicEntries } from './public-entries';

const hero = { type: 'hero', heading: 'News', lede: 'New.', actions: [] };
const page = (path: string, more: object = {}) => ({
  path,
  title: 'News',
  description: 'What is new in the valley, in words that anybody understands.',
  keywords: [],
  sections: [hero],
  ...more,
});
const careers = page('/careers', { draft: true });

/** What visitors get of the sections of a page, with a draft at "/careers" and a service that is a draft. */
function shownSections(...sections: readonly object[]): unknown {
  const entries = {
    'pages/home.json': page('/', { sections: [hero, ...sections] }),
    'pages/careers.json': careers,
    'services/later.json': { slug: 'later', draft: true },
  };
  const { 'pages/home.json': home } = publicEntries<Record<string, unknown>>(entries);
  return (home?.sections as readonly unknown[]).slice(1);
}

it('leaves out drafts', () => {
  const entries = { 'pages/home.json': page('/'), 'pages/careers.json': careers };
  expect(publicEntries(entries)).toEqual({ 'pages/home.json': page('/') });
});

it('is the same content where there are none', () => {
  const entries = { 'pages/home.json': page('/') };
  expect(publicEntries(entries)).toBe(entries);
});

const link = (href: string) => ({ label: 'Read', href, text: 'More.' });

it.each(['/careers', '/careers#top', '/#later'])('leaves out the link to %s in a list', (href) => {
  const list = { type: 'links', heading: 'Where', links: [link('/about'), link(href)] };
  expect(shownSections(list)).toEqual([{ ...list, links: [link('/about')] }]);
});

it('leaves out a section that has nothing without its link', () => {
  const list = { type: 'links', heading: 'Where', links: [link('/careers')] };
  const action = { label: 'Read', href: '/careers' };
  const banner = { type: 'banner', heading: 'Join?', lede: 'Do.', action };
  expect(shownSections(list, banner, { ...list, links: [link('/about')] })).toEqual([
    { ...list, links: [link('/about')] },
  ]);
});

it('leaves the words of links in a text', () => {
  const prose = (...paragraphs: string[]) => ({ type: 'prose', heading: 'Us', paragraphs });
  const text = '- Ask *[about a job](/careers)*, [here](/about) or [there](/careers#top).';
  expect(shownSections(prose(text, 'And so on.'))).toEqual([
    prose('- Ask *about a job*, [here](/about) or there.', 'And so on.'),
  ]);
});

it('leaves out the cards of services that are drafts', () => {
  const cards = { type: 'service-cards', heading: 'What', lede: 'All.', services: ['later'] };
  expect(shownSections(cards)).toEqual([{ ...cards, services: [] }]);
});

const entries = Object.fromEntries(
  Object.entries(fixtureTexts()).map(([file, text]) => [file, JSON.parse(text) as object] as const),
);
const targets = Object.keys(entries).filter((file) => /^(?:pages|services)\//.test(file));

it.each(targets.filter((file) => !/home|404/.test(file)))(
  'every other file is valid if %s is a draft, and none leads there',
  (draft) => {
    const shown = publicEntries({ ...entries, [draft]: { ...entries[draft], draft: true } });
    expect(Object.keys(shown)).toEqual(Object.keys(entries).filter((file) => file !== draft));
    const { path, slug } = entries[draft] as Record<string, string>;
    for (const [file, entry] of Object.entries(shown)) {
      const schema = collectionOf({ collections }, file)?.schema;
      expect(schema?.safeParse(entry).error).toBeUndefined();
      const references = schema ? [...textFields(schema, entry)] : [];
      const names = references
        .filter(({ traits }) => traits.refersTo)
        .flatMap(({ value }) => value.split('#'));
      expect(names).not.toContain(path ?? slug);
    }
  },
);
