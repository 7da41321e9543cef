import { collectionOf } from '../../content-model/collections';
import { changesInWords } from './changes';
import type { Json } from './json';

const page = {
  path: '/a',
  title: 'News',
  keywords: ['one', 'two'],
  sections: [
    { type: 'hero', heading: 'Hello', actions: [], size: 'short' },
    { type: 'prose', heading: 'First', paragraphs: ['Words.'] },
    { type: 'prose', heading: 'Second', paragraphs: ['Words.'] },
  ],
};
const [hero, first, second] = page.sections;
const without = (key: string) =>
  Object.fromEntries(Object.entries(page).filter(([each]) => each !== key)) as Json;

it.each<[string, Json, readonly string[]]>([
  ['nothing', page, []],
  ['a text', { ...page, title: 'Old News' }, ['Title: “News” becomes “Old News”.']],
  ['a switch', { ...page, noindex: true }, ['Hide from search engines: yes is added.']],
  ['a number, which no field of the site holds', { ...page, visits: 3 }, ['visits: “3” is added.']],
  [
    'an entry of a list',
    { ...page, keywords: ['one', 'two', 'three'] },
    ['Keywords: “three” is added.'],
  ],
  [
    'a list that is new',
    {
      ...page,
      sections: [{ ...hero, actions: [{ label: 'Go', href: '/' }] }, first, second],
    } as Json,
    ['Sections › Hero: Hello › Buttons: “Link: Go” is added.'],
  ],
  ['a list that is gone', without('keywords'), ['Keywords: “one, two” is taken away.']],
  [
    'one of two entries that are the same',
    { ...page, keywords: ['one', 'two', 'two'] },
    ['Keywords: “two” is added.'],
  ],
  ['an order', { ...page, keywords: ['two', 'one'] }, ['Keywords: stand in another order.']],
  [
    'a text that becomes one that stood there before',
    { ...page, keywords: ['two', 'two'] },
    ['Keywords: “one” becomes “two”.'],
  ],
  [
    'a choice',
    { ...page, sections: [{ ...hero, size: 'tall' }, first, second] } as Json,
    [
      'Sections › Hero: Hello › Height: “for every page but the home page” becomes “as high as the screen, for the home page”.',
    ],
  ],
  [
    'a section taken away',
    { ...page, sections: [hero, second] } as Json,
    ['Sections: “Prose: First” is taken away.'],
  ],
  [
    'sections in another order, and one with another text',
    { ...page, sections: [hero, { ...second, heading: 'Third' }, first] } as Json,
    [
      'Sections › Prose: Third › Heading: “Second” becomes “Third”.',
      'Sections: stand in another order.',
    ],
  ],
])('says %s in words', (_, after, sentences) => {
  const told = changesInWords(collectionOf('pages/a.json'), page, after);
  expect(told).toEqual(sentences);
});

it('tells of no other order where a long list has one more entry', () => {
  const keywords = Array.from({ length: 12 }, (_, index) => `word ${index}`);
  const longer = { ...page, keywords: [...keywords, 'more'] };
  const told = changesInWords(collectionOf('pages/a.json'), { ...page, keywords }, longer);
  expect(told).toEqual(['Keywords: “more” is added.']);
});

it('tells of files that come and go', () => {
  expect(changesInWords(undefined, undefined, {})).toEqual(['This is new.']);
  expect(changesInWords(undefined, {}, undefined)).toEqual(['This is deleted.']);
});
