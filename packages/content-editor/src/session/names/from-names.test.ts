import editor from '../../../tests/small-site/editor.config';
import type { Entries } from '../../writing/json';
import { entriesToWrite } from '../write/to-write';
import { entriesFrom, entryFrom } from './from-names';

/** Entries as they are saved after others, to which their references were written. */
function savedAfter(before: Entries, now: Entries): Entries {
  const entries = entriesFrom(editor, before);
  const state = { editor, baseEntries: entries, editedEntries: entries };
  const editedEntries = Object.fromEntries(
    Object.entries(now).map(([file, entry]) => [file, entryFrom(state, file, entry)] as const),
  );
  return entriesToWrite({ ...state, editedEntries, committed: {}, leadsTo: {} });
}

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

it('changes nothing if no name has changed', () => {
  const saved = { 'pages/a.json': page('/a', '/b') };
  const now = { 'pages/a.json': page('/a', '/c') };
  expect(savedAfter(saved, now)).toEqual(now);
});

it('renames a service in every list', () => {
  const saved = { 'services/a.json': service('a'), 'pages/s.json': cards('b', 'a') };
  const now = { ...saved, 'services/a.json': service('fresh') };
  expect(savedAfter(saved, now)['pages/s.json']).toEqual(cards('b', 'fresh'));
});

it('removes a deleted service from every list', () => {
  const saved = { 'services/a.json': service('a'), 'pages/s.json': cards('a', 'b', 'a') };
  const now = { 'pages/s.json': cards('a', 'b', 'a') };
  expect(savedAfter(saved, now)['pages/s.json']).toEqual(cards('b'));
});

it('removes a deleted service from every list even if another takes its name', () => {
  const list = cards('a', 'b');
  const saved = {
    'services/a.json': service('a'),
    'services/b.json': service('b'),
    'pages/s.json': list,
  };
  const now = { 'services/b.json': service('a'), 'pages/s.json': list };
  expect(savedAfter(saved, now)['pages/s.json']).toEqual(cards('a'));
});

it('keeps a service in its lists when another of the same name is deleted', () => {
  const now = { 'services/a.json': service('a'), 'pages/s.json': cards('a') };
  const saved = { ...now, 'services/b.json': service('a') };
  expect(savedAfter(saved, now)['pages/s.json']).toEqual(cards('a'));
});

it('updates links and anchored links to a renamed page', () => {
  const saved = { 'pages/a.json': page('/a'), 'pages/b.json': page('/b', '/a', '/a#x', '/ab') };
  const now = { ...saved, 'pages/a.json': page('/fresh') };
  expect(savedAfter(saved, now)['pages/b.json']).toEqual(page('/b', '/fresh', '/fresh#x', '/ab'));
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
  expect(savedAfter(saved, now)['pages/b.json']).toEqual(prose('Words.', followed));
});

it('swaps two addresses', () => {
  const saved = { 'pages/a.json': page('/a', '/b'), 'pages/b.json': page('/b', '/a') };
  const now = { 'pages/a.json': page('/b', '/b'), 'pages/b.json': page('/a', '/a') };
  expect(savedAfter(saved, now)).toEqual({
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
  expect(savedAfter(saved, now)['pages/b.json']).toEqual(page('/b', '/a'));
});

it('keeps a service in its lists while its name is empty', () => {
  const saved = { 'services/a.json': service('a'), 'pages/s.json': cards('a', 'b') };
  const now = { ...saved, 'services/a.json': service('') };
  expect(savedAfter(saved, now)['pages/s.json']).toEqual(cards('a', 'b'));
});

it('keeps links to a deleted page, which the check reports', () => {
  const saved = { 'pages/a.json': page('/a'), 'pages/b.json': page('/b', '/a') };
  const now = { 'pages/b.json': page('/b', '/a') };
  expect(savedAfter(saved, now)).toEqual(now);
});

it('keeps links to the home page', () => {
  const saved = { 'pages/home.json': page('/'), 'pages/b.json': page('/b', '/') };
  const now = { ...saved, 'pages/home.json': page('/start') };
  expect(savedAfter(saved, now)['pages/b.json']).toEqual(page('/b', '/'));
});
