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
const link = (href: string) => ({ label: 'Read', href, text: 'More.' });
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

const cards = (...services: readonly string[]) => ({
  type: 'service-cards',
  heading: 'What',
  lede: 'All.',
  services,
});

it.each(['/careers', '/careers#top', '/#later', '#later'])(
  'leaves out the link to %s in a list',
  (href) => {
    const list = { type: 'links', heading: 'Where', links: [link('/about'), link(href)] };
    const all = cards('now', 'later');
    expect(shownSections(list, all)).toEqual([{ ...list, links: [link('/about')] }, cards('now')]);
  },
);

it('keeps a link to a part of a page that has the name of a service elsewhere', () => {
  const list = { type: 'links', heading: 'Where', links: [link('/about#later')] };
  expect(shownSections(list, cards('now', 'later'))).toEqual([list, cards('now')]);
});

it.each([
  ['the last entry of a list', { type: 'links', heading: 'Where', links: [link('/careers')] }],
  ['the last card', cards('later')],
  [
    'the button of a banner',
    { type: 'banner', heading: 'Join?', lede: 'Do.', action: { label: 'Go', href: '/careers' } },
  ],
  [
    'the page after a form',
    { type: 'contact-form', delivery: { returnTo: '/careers', privacy: 'We keep none.' } },
  ],
])('keeps what would make no sense without its link: %s', (_, section) => {
  expect(shownSections(section)).toEqual([section]);
});

it('leaves the words of links in a text', () => {
  const prose = (...paragraphs: string[]) => ({ type: 'prose', heading: 'Us', paragraphs });
  const text = '- Ask *[about a job](/careers)*, [here](/about) or [there](/careers#top).';
  expect(shownSections(prose(text, 'And so on.'))).toEqual([
    prose('- Ask *about a job*, [here](/about) or there.', 'And so on.'),
  ]);
});

it('leaves out the cards of services that are drafts', () => {
  expect(shownSections(cards('later', 'now', 'later'))).toEqual([cards('now')]);
});
