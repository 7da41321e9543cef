import { buildFolder } from 'unit-testing/build-folder';
import { writeFeed } from './feed';

const folder = buildFolder();
const site = { name: 'Stone & Sons', description: 'We <listen>.', language: 'en-US' };
const about = {
  path: '/about',
  file: 'articles/fair.json',
  title: 'Fair & Square',
  description: 'What to ask.',
  noindex: false,
  text: ['Ask **who** answers, [here](/contact#form).'],
};
const article = { ...about, path: '/articles/fair-hiring', published: '2026-03-02' };

/** Parses the feed of these pages. */
async function feedOf(...pages: readonly (typeof about)[]): Promise<Document> {
  await writeFeed(folder.path(), 'https://stone.example/site', { site, pages });
  return new DOMParser().parseFromString(folder.text('feed.atom'), 'application/xml');
}

/** The texts of elements, in their order. */
const texts = (inside: ParentNode, selector: string) =>
  Array.from(inside.querySelectorAll(selector), ({ textContent }) => textContent);

it('has what every feed must have (RFC 4287, 4.1.1)', async () => {
  const { documentElement: feed } = await feedOf(article);
  expect(feed.namespaceURI).toBe('http://www.w3.org/2005/Atom');
  expect(texts(feed, ':scope > id')).toEqual(['https://stone.example/site/feed.atom']);
  expect(texts(feed, ':scope > title')).toEqual(['Stone & Sons']);
  expect(texts(feed, ':scope > updated')).toEqual(['2026-03-02T12:00:00Z']);
  expect(texts(feed, ':scope > author > name')).toEqual(['Stone & Sons']);
  const self = feed.querySelector(':scope > link[rel=self]');
  expect(self?.getAttribute('href')).toBe('https://stone.example/site/feed.atom');
});

it('has what every entry must have, with its text as HTML and absolute links', async () => {
  const [entry] = (await feedOf(article)).querySelectorAll('entry');
  expect(entry && texts(entry, ':scope > *')).toEqual([
    'https://stone.example/site#articles/fair',
    'Fair & Square',
    '',
    '2026-03-02T12:00:00Z',
    '2026-03-02T12:00:00Z',
    'What to ask.',
    '<p>Ask <strong>who</strong> answers, <a href="https://stone.example/site/contact#form">here</a>.</p>',
  ]);
  expect(entry?.querySelector('link')?.getAttribute('href')).toBe(
    'https://stone.example/site/articles/fair-hiring',
  );
  expect(entry?.querySelector('content')?.getAttribute('type')).toBe('html');
});

it('keeps the id of an article whose address changes', async () => {
  const idOf = async (path: string) => texts(await feedOf({ ...article, path }), 'entry > id');
  expect(await idOf('/articles/fairness')).toEqual(await idOf('/articles/fair-hiring'));
});

it('has the newest first, and neither other pages nor what search engines must not list', async () => {
  const later = {
    ...article,
    file: 'articles/later.json',
    title: 'Later',
    published: '2026-10-01',
  };
  const hidden = { ...later, noindex: true };
  const feed = await feedOf(article, about, hidden, later);
  expect(texts(feed, 'entry > title')).toEqual(['Later', 'Fair & Square']);
  expect(texts(feed, ':scope > updated')[0]).toBe('2026-10-01T12:00:00Z');
});

it('is removed with the last article', async () => {
  await feedOf(article);
  await writeFeed(folder.path(), 'https://stone.example', { site, pages: [about] });
  expect(folder.files()).toEqual([]);
});
