import * as z from 'zod';
import { nameFieldOf } from './collection';
import { type ContentFolder, namesIn, parseDocument } from './content-document';
import { textFormats } from './field-metadata';
import { referenceProblems } from './references';

/* Pages and articles are two collections whose entries have the same kind of name. */

const named = (format: string) => z.string().register(textFormats, { format, names: 'pages' });
const choice = z.string().register(textFormats, {
  format: 'choice',
  refersTo: { collection: 'pages', whenDeleted: 'kept' },
});

const pages = {
  name: 'pages',
  path: 'pages/',
  schema: z.strictObject({ path: named('path'), next: choice.optional() }),
};
const articles = {
  name: 'articles',
  path: 'articles/',
  schema: z.strictObject({ address: named('address') }),
};
const model = { collections: [pages, articles] };

/** A folder with these entries. */
function folderOf(entries: Readonly<Record<string, object>>): ContentFolder {
  const documents = Object.entries(entries).map(([path, entry]) =>
    parseDocument(model, 'content', path, new TextEncoder().encode(JSON.stringify(entry))),
  );
  return { name: 'content', paths: new Set(Object.keys(entries)), symlinks: [], documents };
}

const article = { 'articles/a.json': { address: '/a' } };

it('finds the field with the name in each of them', () => {
  expect([pages, articles].map((collection) => nameFieldOf(collection)?.key)).toEqual([
    'path',
    'address',
  ]);
});

it('knows the names of both', () => {
  const folder = folderOf({ 'pages/home.json': { path: '/' }, ...article });
  expect(namesIn(folder, 'pages')).toEqual(new Set(['/', '/a']));
});

it('lets a reference mean an entry of either, and reports any other', () => {
  const problemsOf = (next: string) =>
    referenceProblems(model, folderOf({ 'pages/home.json': { path: '/', next }, ...article }));
  expect(problemsOf('/a')).toEqual([]);
  expect(problemsOf('/b')).toEqual([expect.objectContaining({ code: 'reference-unknown' })]);
});

it('knows no names while one of either is missing', () => {
  expect(namesIn(folderOf({ ...article, 'articles/b.json': {} }), 'pages')).toBeUndefined();
});
