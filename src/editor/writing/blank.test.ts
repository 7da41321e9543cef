import { collectionOf, type Part } from '../site/model';
import { blank, duplicateOf, fixedEntries, partsAt } from './blank';
import { isObject, type Json } from './json';

const schema = collectionOf('pages/a.json')?.schema;
const sections = schema?.shape.sections as Part | undefined;
const kinds = sections ? partsAt(sections, fixedEntries(sections)) : [];
const kindOf = (type: string) => {
  const kind = kinds.find((each) => (blank(each) as { readonly type?: Json }).type === type);
  if (!kind) throw new Error(`There is no section “${type}”.`);
  return kind;
};

it('begins a page with what every page needs', () => {
  expect(schema && blank(schema)).toMatchObject({ path: '', title: '', keywords: [] });
  expect(schema && blank(schema)).not.toHaveProperty('draft');
});

it('begins a list with as few entries as it may have, each with its fields', () => {
  const { steps } = blank(kindOf('steps')) as { readonly steps: readonly Json[] };
  expect(steps.length).toBeGreaterThan(0);
  expect(steps.every(isObject)).toBe(true);
});

it('leaves out the anchor of a section that is copied, and nothing else', () => {
  const section = { type: 'prose', heading: 'First', paragraphs: ['Words.'] };
  expect(duplicateOf(kindOf('prose'), { ...section, anchor: 'first' })).toEqual(section);
});

it('empties the address of a page that is copied: every page has one', () => {
  expect(schema && duplicateOf(schema, { path: '/a', title: 'A' })).toEqual({
    path: '',
    title: 'A',
  });
});
