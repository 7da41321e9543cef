import { siteModel as model } from '../../../tests/small-site/model';
import { identityOf } from '../identity';
import { type Entries, type Entry, isList } from '../json';
import { namesOf } from './names';
import { entriesFollowing, goneFiles, renamingOf, entriesWithoutGone } from './references';

const [about, home, services] = ['pages/about.json', 'pages/home.json', 'pages/services.json'];

const page = (path: string, ...links: string[]): Entry => ({
  path,
  sections: [
    {
      type: 'hero',
      heading: 'Heading',
      actions: links.map((href) => ({ label: 'Go', href })),
    },
  ],
});
const cards = (...slugs: string[]): Entry => ({
  path: '/services',
  sections: [{ type: 'service-cards', services: slugs }],
});
const service = (slug: string): Entry => ({ slug, title: 'Title' });

/** Entries in which references follow the new names of files. */
function after(entries: Entries, names: Readonly<Record<string, string>>): Entries {
  const before = namesOf(model, entries);
  return entriesFollowing(
    model,
    entries,
    renamingOf(model, before, { ...before, ...names }, entries),
  );
}

describe('references', () => {
  it('stay the same if no name has changed', () => {
    const entries = { [about]: page('/about', '/about') };
    expect(after(entries, {})).toBe(entries);
  });

  it('follow in links, also with an anchor, and in nothing that only looks like one', () => {
    const entries = {
      [about]: page('/about'),
      [home]: page('/', '/about', '/about#part', '/about-us', 'https://a.example/about', '/'),
    };
    expect(after(entries, { [about]: '/fresh' })[home]).toEqual(
      page('/', '/fresh', '/fresh#part', '/about-us', 'https://a.example/about', '/'),
    );
  });

  it('follow in a text, also several of different lengths', () => {
    const prose = (...paragraphs: string[]) => ({
      path: '/',
      sections: [{ type: 'prose', heading: 'Heading', paragraphs }],
    });
    const text = '- [one](/about), [two](/about#x) and [three](/about-us), `(/about)`';
    const entries = { [about]: page('/about'), [home]: prose('Words.', text) };
    expect(after(entries, { [about]: '/a' })[home]).toEqual(
      prose('Words.', '- [one](/a), [two](/a#x) and [three](/about-us), `(/about)`'),
    );
  });

  it('follow in lists', () => {
    const entries = { 'services/a.json': service('a'), [services]: cards('b', 'a') };
    expect(after(entries, { 'services/a.json': 'fresh' })[services]).toEqual(cards('b', 'fresh'));
  });

  it('follow two names that are swapped', () => {
    const entries = { [about]: page('/a', '/b'), [home]: page('/b', '/a') };
    expect(after(entries, { [about]: '/b', [home]: '/a' })).toEqual({
      [about]: page('/a', '/a'),
      [home]: page('/b', '/b'),
    });
  });

  it('mean the file that is there, of two with a name', () => {
    const entries = { [about]: page('/a'), [home]: page('/', '/a') };
    const before = { 'pages/gone.json': '/a', ...namesOf(model, entries) };
    const now = { ...before, 'pages/gone.json': '/other', [about]: '/fresh' };
    expect(entriesFollowing(model, entries, renamingOf(model, before, now, entries))[home]).toEqual(
      page('/', '/fresh'),
    );
  });

  it('to the home page mean whichever page that is', () => {
    const entries = { [home]: page('/', '/') };
    expect(after(entries, { [home]: '/start' })).toBe(entries);
  });

  it('keep the identity of what they are in', () => {
    const entries = { [home]: page('/home', '/home') };
    const keys = ({ [home]: entry }: Entries) =>
      isList(entry?.sections) ? entry.sections.map(identityOf) : [];
    expect(keys(entries)).toHaveLength(1);
    expect(keys(after(entries, { [home]: '/fresh' }))).toEqual(keys(entries));
  });

  describe('to what is gone', () => {
    const without = (entries: Entries, names: Readonly<Record<string, string>>) =>
      entriesWithoutGone(model, entries, goneFiles(model, names, entries));
    const names = { 'services/a.json': 'a', [about]: '/a' };

    it('go where the format says so', () => {
      const entries = { [services]: cards('a', 'b', 'a') };
      expect(without(entries, names)).toEqual({ [services]: cards('b') });
    });

    it('stay where the format says so, and while it is there', () => {
      const entries = { [home]: page('/', '/a'), [services]: cards('b') };
      expect(without(entries, names)).toBe(entries);
    });

    it('stay if another file is called so by now', () => {
      const entries = { [services]: cards('a'), 'services/b.json': service('a') };
      expect(without(entries, { ...names, 'services/b.json': 'a' })).toBe(entries);
    });
  });
});
