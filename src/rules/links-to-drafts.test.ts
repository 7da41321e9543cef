import { newsPage } from '../../tests/helpers/content/added-content';
import { deliveringPages } from '../../tests/helpers/content/delivery-content';
import { fixtureInMemory } from '../../tests/helpers/content/fixture-in-memory';

const content = fixtureInMemory();
const hero = { type: 'hero', lede: 'Soon.', anchor: 'top' };
const link = (href: string) => [{ label: 'News', href }];

/** Writes a draft with a link in its hero. */
function write(path: string, heading: string, href: string): void {
  const { description, sections, ...page } = newsPage({ ...hero, actions: link(href) });
  const own = { path, title: heading, description: `${heading}. ${description}` };
  const [opening, ...rest] = sections;
  const written = { ...page, ...own, draft: true, sections: [{ ...opening, heading }, ...rest] };
  content.write(`pages${path}.json`, JSON.stringify(written));
}

const advice = (draft: string) =>
  `This leads to a draft: visitors don’t see the link until that is public. Remove "draft" from ${draft} once it is ready.`;

beforeEach(() => {
  write('/news', 'What Is New', '/contact');
});

it('says nothing of a draft that links to public pages', () => {
  expect(content.problems()).toEqual([]);
});

it.each(['/news', '/news#top'])('says who sees a link to a draft (%s)', (href) => {
  content.replace('pages/home.json', '"href": "/services"', `"href": "${href}"`);
  content.replace('navigation.json', '"href": "/services"', `"href": "${href}"`);
  const words = advice('pages/news.json');
  expect(content.problems()).toEqual([
    `warning content/navigation.json:13:7 primary[2].href: ${words}`,
    `warning content/pages/home.json:21:11 sections[0].actions[0].href: ${words}`,
  ]);
});

it('refuses a draft that thanks for messages', () => {
  const pages = deliveringPages(content.read('pages/contact.json'), 'https://example.org/f');
  for (const [file, text] of Object.entries(pages)) content.write(file, text);
  content.replace('pages/sent.json', '"noindex": true', '"noindex": true, "draft": true');
  expect(content.problems()).toEqual([
    expect.stringMatching(
      /^error content\/pages\/contact.json:\S+ sections\[3\].delivery.returnTo: This leads to a draft, and what it belongs to makes no sense to visitors without it. Remove "draft" from pages\/sent.json/,
    ),
  ]);
});

it('refuses a draft as all that a section leads to', () => {
  content.replace('pages/about.json', '"href": "/contact"', '"href": "/news"');
  expect(content.problems()).toEqual([
    expect.stringMatching(
      /^error content\/pages\/about.json:\S+ .*This leads to a draft, and what it/,
    ),
  ]);
});

it('says nothing of a part of a page with the name of a service that is a draft', () => {
  const roadmap = 'services/ai-strategy-roadmap.json';
  content.replace(roadmap, '"slug": "ai-strategy-roadmap"', '"slug": "principles", "draft": true');
  content.replace('pages/services.json', '"ai-strategy-roadmap"', '"principles"');
  content.replace(
    'services/ai-strategy-consulting.json',
    '/services#ai-strategy-roadmap',
    '/about#principles',
  );
  expect(content.problems()).toEqual([]);
});

it('names a link in a text', () => {
  content.replace('pages/about.json', 'Fair means', '[Fair](/news) means');
  expect(content.problems()).toEqual([
    expect.stringMatching(/^warning content\/pages\/about.json:45:17 .*This leads to a draft/),
  ]);
});

it('says nothing of links from a draft', () => {
  write('/events', 'Where to Meet', '/news#top');
  write('/news', 'What Is New', '#top');
  expect(content.problems()).toEqual([]);
});

it('says nothing once it is public', () => {
  content.replace('pages/home.json', '"href": "/services"', '"href": "/news"');
  content.replace('pages/news.json', '"draft":true', '"draft":false');
  expect(content.problems()).toEqual([]);
});

it('names a link to the card of a service that is a draft', () => {
  const roadmap = 'services/ai-strategy-roadmap.json';
  content.replace(roadmap, '"alt": ""', '"alt": "", "draft": true');
  const [problem] = content.problems();
  expect(problem).toMatch(/^warning content\/services\/ai-strategy-consulting.json:\S+ leadsTo: /);
  expect(problem).toContain(advice(roadmap));
});
