import { followNames as follow, namesOf } from './follow';
import type { Entries } from './json';

const followNames = (saved: Entries, now: Entries) => follow(namesOf(saved), now);

const page = (path: string, ...links: string[]) => ({
  path,
  sections: [
    {
      type: 'hero',
      heading: 'Heading',
      actions: links.map((href) => ({ label: 'Go', href })),
    },
  ],
});
const cards = (...services: string[]) => ({
  path: '/services',
  sections: [{ type: 'service-cards', services }],
});
const service = (slug: string) => ({ slug, title: 'Title' });

it('leaves entries as they are where no name has changed', () => {
  const saved = { 'pages/a.json': page('/a', '/b') };
  const now = { 'pages/a.json': page('/a', '/c') };
  expect(followNames(saved, now)).toBe(now);
});

it('renames a service in every list', () => {
  const saved = { 'services/a.json': service('a'), 'pages/s.json': cards('b', 'a') };
  const now = { ...saved, 'services/a.json': service('fresh') };
  expect(followNames(saved, now)['pages/s.json']).toEqual(cards('b', 'fresh'));
});

it('takes a service that is gone out of every list', () => {
  const saved = { 'services/a.json': service('a'), 'pages/s.json': cards('a', 'b', 'a') };
  const now = { 'pages/s.json': cards('a', 'b', 'a') };
  expect(followNames(saved, now)['pages/s.json']).toEqual(cards('b'));
});

it('takes a service that is gone out of every list, also where another has its name by now', () => {
  const list = cards('a', 'b');
  const saved = {
    'services/a.json': service('a'),
    'services/b.json': service('b'),
    'pages/s.json': list,
  };
  const now = { 'services/b.json': service('a'), 'pages/s.json': list };
  expect(followNames(saved, now)['pages/s.json']).toEqual(cards('a'));
});

it('keeps a service in its lists where another of its name is gone', () => {
  const now = { 'services/a.json': service('a'), 'pages/s.json': cards('a') };
  const saved = { ...now, 'services/b.json': service('a') };
  expect(followNames(saved, now)['pages/s.json']).toEqual(cards('a'));
});

it('leads links to the new address of a page, also to places on it', () => {
  const saved = { 'pages/a.json': page('/a'), 'pages/b.json': page('/b', '/a', '/a#x', '/ab') };
  const now = { ...saved, 'pages/a.json': page('/fresh') };
  expect(followNames(saved, now)['pages/b.json']).toEqual(page('/b', '/fresh', '/fresh#x', '/ab'));
});

it('exchanges two addresses at once', () => {
  const saved = { 'pages/a.json': page('/a', '/b'), 'pages/b.json': page('/b', '/a') };
  const now = { 'pages/a.json': page('/b', '/b'), 'pages/b.json': page('/a', '/a') };
  expect(followNames(saved, now)).toEqual({
    'pages/a.json': page('/b', '/a'),
    'pages/b.json': page('/a', '/b'),
  });
});

it.each([
  ['a name that is still being typed', page('')],
  ['no name at all', { sections: [] }],
])('changes no link for %s', (_, entry) => {
  const saved = { 'pages/a.json': page('/a'), 'pages/b.json': page('/b', '/a') };
  const now = { ...saved, 'pages/a.json': entry };
  expect(followNames(saved, now)['pages/b.json']).toEqual(page('/b', '/a'));
});

it('keeps a service in its lists while its name is typed', () => {
  const saved = { 'services/a.json': service('a'), 'pages/s.json': cards('a', 'b') };
  const now = { ...saved, 'services/a.json': service('') };
  expect(followNames(saved, now)['pages/s.json']).toEqual(cards('a', 'b'));
});

it('leaves links to a page that is gone, for the check to tell', () => {
  const saved = { 'pages/a.json': page('/a'), 'pages/b.json': page('/b', '/a') };
  const now = { 'pages/b.json': page('/b', '/a') };
  expect(followNames(saved, now)).toEqual(now);
});

it('never leads the way home elsewhere', () => {
  const saved = { 'pages/home.json': page('/'), 'pages/b.json': page('/b', '/') };
  const now = { ...saved, 'pages/home.json': page('/start') };
  expect(followNames(saved, now)['pages/b.json']).toEqual(page('/b', '/'));
});
