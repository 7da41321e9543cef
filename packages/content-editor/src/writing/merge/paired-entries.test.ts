import { collectionOf } from 'content-check/collection';
import { siteModel } from '../../../tests/small-site/model';
import type { Json } from '../json';
import type { Part } from '../schema';
import { pairedEntries } from './paired-entries';

const sections = collectionOf(siteModel, 'pages/a.json')?.schema.shape.sections as Part | undefined;
const hero = (heading: string) => ({ type: 'hero', heading, lede: 'Words.', actions: [] });
const prose = (heading: string, text = 'Words.') => ({
  type: 'prose',
  heading,
  paragraphs: [text],
});
const banner = (heading: string) => ({ type: 'banner', heading });

type Case = readonly [
  what: string,
  part: Part | undefined,
  before: readonly Json[],
  after: readonly Json[],
  from: readonly number[],
  removed: readonly number[],
];

describe('the comparison of two lists', () => {
  it.each<Case>([
    ['equal entries', undefined, ['a', 'b'], ['a', 'b'], [0, 1], []],
    ['an added entry', undefined, ['a', 'b'], ['a', 'x', 'b'], [0, -1, 1], []],
    ['a removed entry', undefined, ['a', 'b', 'c'], ['a', 'c'], [0, 2], [1]],
    ['a moved entry', undefined, ['a', 'b', 'c'], ['c', 'a', 'b'], [2, 0, 1], []],
    ['one of two copies', undefined, ['a', 'a'], ['a'], [0], [1]],
    ['a text that is written on', undefined, ['Hills', 'b'], ['Hills and rivers', 'b'], [0, 1], []],
    ['another text in the same place', undefined, ['a', 'b'], ['a', 'x'], [0, 1], []],
    [
      'changed entries that have changed places',
      undefined,
      [prose('Hills', 'Long words.'), prose('Rivers', 'Short words.')],
      [prose('Rivers', 'Fresh words.'), prose('Hills', 'New words.')],
      [1, 0],
      [],
    ],
    [
      'an entry of another kind',
      sections,
      [hero('Home'), prose('Hills')],
      [hero('Home'), banner('Hills')],
      [0, -1],
      [1],
    ],
    ['the fixed first entry', sections, [hero('Home')], [hero('Welcome')], [0], []],
  ])('pairs %s', (_, part, before, after, from, removed) => {
    expect(pairedEntries(part, before, after)).toEqual({ from, removed });
  });
});
