import { collectionOf } from 'content-check/collection';
import { siteModel } from '../../../tests/small-site/model';
import type { Part } from '../schema';
import { fixedEntries, entryKinds } from '../list-parts';
import { isObject, type Json } from '../json';
import { blankValue, duplicateOf } from './blank';

const schema = collectionOf(siteModel, 'pages/a.json')?.schema;
const sections = schema?.shape.sections as Part | undefined;
const kinds = sections ? entryKinds(sections, fixedEntries(sections)) : [];
const sectionPart = (type: string) => {
  const found = kinds.find((part) => (blankValue(part) as { readonly type?: Json }).type === type);
  if (!found) throw new Error(`No section “${type}”.`);
  return found;
};

describe('first values', () => {
  it('a blank page has only required fields', () => {
    expect(schema && blankValue(schema)).toMatchObject({ path: '', title: '', keywords: [] });
    expect(schema && blankValue(schema)).not.toHaveProperty('draft');
  });

  it('a blank list has its minimum of entries, each with its fields', () => {
    const { commitments } = blankValue(sectionPart('story')) as {
      readonly commitments: readonly Json[];
    };
    expect(commitments.length).toBeGreaterThan(0);
    expect(commitments.every(isObject)).toBe(true);
  });

  it('duplicating a page empties its address, which is required', () => {
    expect(schema && duplicateOf(schema, { path: '/a', title: 'A' })).toEqual({
      path: '',
      title: 'A',
    });
  });
});
