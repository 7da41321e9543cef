import { readdirSync } from 'node:fs';
import { fixtureContent, readEntry } from '../../tests/helpers/fixture-content';
import { contentTypeOf, invalidContent } from './collections';

const contact = { email: 'hello@example.org', phone: '(304) 555-0142', location: 'Elizabeth, WV' };

const filesOf = (folder: string, type: string) =>
  readdirSync(`${fixtureContent}/${folder}`).map((name) => [`${folder}/${name}`, type] as const);

it.each<readonly [string, string]>([
  ['site.json', 'SiteContent'],
  ['navigation.json', 'NavigationContent'],
  ['contact.json', 'ContactContent'],
  ['redirects.json', 'RedirectsContent'],
  ...filesOf('services', 'Service'),
  ...filesOf('pages', 'ContentPage'),
])('takes %s for %s', (relativePath, typeName) => {
  const object = readEntry(fixtureContent, relativePath);
  expect(contentTypeOf({ object, node: { relativePath } })).toBe(typeName);
});

it.each([
  ['that lacks a field', { object: { ...contact, phone: undefined } }],
  ['with an unknown field', { object: { ...contact, fax: 'none' } }],
  ['in a place of its own', { object: contact, node: { relativePath: 'contacts.json' } }],
  ['in a folder', { object: contact, node: { relativePath: 'old/contact.json' } }],
  ['without a path', { object: contact, node: {} }],
  ['in a list', { object: contact, isArray: true }],
])('sets an entry %s aside', (_name, entry) => {
  expect(contentTypeOf({ node: { relativePath: 'contact.json' }, ...entry })).toBe(invalidContent);
});
