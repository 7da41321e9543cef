import { contentTypeOf, invalidContent } from './content-type';

const contact = {
  details: [{ kind: 'place', label: 'Location', text: 'Elizabeth, WV', icon: 'map-pin' }],
};

it.each([
  ['that lacks a field', { object: { ...contact, details: undefined } }],
  ['with an unknown field', { object: { ...contact, fax: 'none' } }],
  ['in a place of its own', { object: contact, node: { relativePath: 'contacts.json' } }],
  ['in a folder', { object: contact, node: { relativePath: 'old/contact.json' } }],
  ['without a path', { object: contact, node: {} }],
  ['in a list', { object: contact, isArray: true }],
])('skips an entry %s', (_name, entry) => {
  expect(contentTypeOf({ node: { relativePath: 'contact.json' }, ...entry })).toBe(invalidContent);
});
