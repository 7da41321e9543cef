import type { ContentModel } from 'content-check/content-model';
import { textFormats } from 'content-check/field-metadata';
import * as z from 'zod';
import { targetsOf } from '../preview/page-targets';
import { linkTargets, linksTo } from '../../writing/references/links';
import { newEntry } from '../../writing/new-entry/new-entry';
import { addressOf } from '../../writing/references/pages';

/* Pages and articles are two collections, and both are pages. */

const title = z.string().meta({ title: 'Title' }).register(textFormats, { format: 'line' });

const address = (pattern: RegExp, example: string) =>
  z
    .string()
    .regex(pattern)
    .meta({ title: 'Address', examples: [example] })
    .register(textFormats, { format: 'address', names: 'pages' });

const link = z.string().register(textFormats, {
  format: 'link',
  refersTo: { collection: 'pages', mayHaveAnchor: true, whenDeleted: 'kept' },
});

const page = z.strictObject({
  path: address(/^\/[a-z]*$/, '/about'),
  title,
  sections: z.tuple([z.strictObject({ link })]),
});

const article = z.strictObject({
  path: address(/^\/articles\/[a-z-]+$/, '/articles/fair-hiring'),
  title,
  date: z.string().register(textFormats, { format: 'date', isDate: true }),
});

const articles = { name: 'articles', path: 'articles/', schema: article };

const model: ContentModel = {
  collections: [{ name: 'pages', path: 'pages/', schema: page }, articles],
};

const entries = {
  'pages/home.json': { path: '/', title: 'Home', sections: [{ link: '/articles/a#part' }] },
  'articles/a.json': { path: '/articles/a', title: 'Fair', date: '2026-03-02' },
};

describe('a site with two collections of pages', () => {
  it('has the address of an entry of either collection', () => {
    const { 'articles/a.json': entry } = entries;
    expect(addressOf(model, 'articles/a.json', entry)).toBe('/articles/a');
  });

  it('offers entries of both to links', () => {
    expect(linkTargets(model, entries, 'pages').map((target) => target.address)).toEqual([
      '/',
      '/articles/a',
    ]);
  });

  it('finds the links to an entry of the other collection', () => {
    const field = 'sections[0].link';
    expect(linksTo(model, entries, 'articles/a.json', '/articles/a')).toEqual([
      { file: 'pages/home.json', field },
    ]);
  });

  it('shows all of a page without sections, and nothing of it on other pages', () => {
    const shown = (file: string) => targetsOf(model, entries, file).map(({ id }) => id);
    expect(shown('articles/a.json')).toEqual(['articles/a.json#title', 'articles/a.json#date']);
    expect(shown('pages/home.json')).toEqual(['pages/home.json#sections[0].link']);
  });

  it('derives an address below another as in the example, and dates a new entry today', () => {
    jest.useFakeTimers({ now: new Date(2026, 2, 2, 23, 30) });
    const { file, entry } = newEntry(articles, 'Old Data');
    jest.useRealTimers();
    expect(file).toBe('articles/old-data.json');
    expect(entry).toEqual({ path: '/articles/old-data', title: 'Old Data', date: '2026-03-02' });
  });
});
