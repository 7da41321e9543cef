import editor from '../../tests/small-site/editor.config';
import { followNames as follow } from './follow';
import type { Entries } from './json';
import { namesOf } from './named';

const followNames = (saved: Entries, now: Entries) =>
  follow(editor, namesOf(editor.model, saved), now);

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

it('returns the same entries if no name has changed', () => {
  const saved = { 'pages/a.json': page('/a', '/b') };
  const now = { 'pages/a.json': page('/a', '/c') };
  expect(followNames(saved, now)).toBe(now);
});

it('renames a service in every list', () => {
  const saved = { 'services/a.json': service('a'), 'pages/s.json': cards('b', 'a') };
  const now = { ...saved, 'services/a.json': service('fresh') };
  expect(followNames(saved, now)['pages/s.json']).toEqual(cards('b', 'fresh'));
});

it('removes a deleted service from every list', () => {
  const saved = { 'services/a.json': service('a'), 'pages/s.json': cards('a', 'b', 'a') };
  const now = { 'pages/s.json': cards('a', 'b', 'a') };
  expect(followNames(saved, now)['pages/s.json']).toEqual(cards('b'));
});

it('removes a deleted service from every list even if another takes its name', () => {
  const list = cards('a', 'b');
  const saved = {
    'services/a.json': service('a'),
    'services/b.json': service('b'),
    'pages/s.json': list,
  };
  const now = { 'services/b.json': service('a'), 'pages/s.json': list };
  expect(followNames(saved, now)['pages/s.json']).toEqual(cards('a'));
});

it('keeps a service in its lists when another of the same name is deleted', () => {
  const now = { 'services/a.json': service('a'), 'pages/s.json': cards('a') };
  const saved = { ...now, 'services/b.json': service('a') };
  expect(followNames(saved, now)['pages/s.json']).toEqual(cards('a'));
});

it('updates links and anchored links to a renamed page', () => {
  const saved = { 'pages/a.json': page('/a'), 'pages/b.json': page('/b', '/a', '/a#x', '/ab') };
  const now = { ...saved, 'pages/a.json': page('/fresh') };
  expect(followNames(saved, now)['pages/b.json']).toEqual(page('/b', '/fresh', '/fresh#x', '/ab'));
});

it('updates the links in a text, also several of different lengths', () => {
  const prose = (...paragraphs: string[]) => ({
    path: '/b',
    sections: [{ type: 'prose', heading: 'Heading', paragraphs }],
  });
  const text = '- [one](/a), [two](/a#x) and [three](/ab), `(/a)`';
  const saved = { 'pages/a.json': page('/a'), 'pages/b.json': prose('Words.', text) };
  const now = { ...saved, 'pages/a.json': page('/fresh') };
  const followed = '- [one](/fresh), [two](/fresh#x) and [three](/ab), `(/a)`';
  expect(followNames(saved, now)['pages/b.json']).toEqual(prose('Words.', followed));
});

it('swaps two addresses', () => {
  const saved = { 'pages/a.json': page('/a', '/b'), 'pages/b.json': page('/b', '/a') };
  const now = { 'pages/a.json': page('/b', '/b'), 'pages/b.json': page('/a', '/a') };
  expect(followNames(saved, now)).toEqual({
    'pages/a.json': page('/b', '/a'),
    'pages/b.json': page('/a', '/b'),
  });
});

it.each([
  ['an empty address', page('')],
  ['no address', { sections: [] }],
])('keeps links to a page with %s', (_, entry) => {
  const saved = { 'pages/a.json': page('/a'), 'pages/b.json': page('/b', '/a') };
  const now = { ...saved, 'pages/a.json': entry };
  expect(followNames(saved, now)['pages/b.json']).toEqual(page('/b', '/a'));
});

it('keeps a service in its lists while its name is empty', () => {
  const saved = { 'services/a.json': service('a'), 'pages/s.json': cards('a', 'b') };
  const now = { ...saved, 'services/a.json': service('') };
  expect(followNames(saved, now)['pages/s.json']).toEqual(cards('a', 'b'));
});

it('keeps links to a deleted page, which the check reports', () => {
  const saved = { 'pages/a.json': page('/a'), 'pages/b.json': page('/b', '/a') };
  const now = { 'pages/b.json': page('/b', '/a') };
  expect(followNames(saved, now)).toEqual(now);
});

it('keeps links to the home page', () => {
  const saved = { 'pages/home.json': page('/'), 'pages/b.json': page('/b', '/') };
  const now = { ...saved, 'pages/home.json': page('/start') };
  expect(followNames(saved, now)['pages/b.json']).toEqual(page('/b', '/'));
});
