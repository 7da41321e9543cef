import { collectionOf } from 'content-check/collection';
import { siteModel } from '../../../tests/small-site/model';
import type { Json } from '../json';
import { describeChanges } from './changes';

const page = {
  path: '/a',
  title: 'News',
  keywords: ['one', 'two'],
  sections: [
    { type: 'hero', heading: 'Hello', actions: [], scene: 'bridge' },
    { type: 'prose', heading: 'First', paragraphs: ['Words.'] },
    { type: 'prose', heading: 'Second', paragraphs: ['Words.'] },
  ],
};
const [hero, first, second] = page.sections;
const withParagraph = (text: string) =>
  ({ ...page, sections: [hero, { ...first, paragraphs: [text] }, second] }) as Json;
const without = (key: string) =>
  Object.fromEntries(Object.entries(page).filter(([name]) => name !== key)) as Json;

describe('the sentences about changes', () => {
  it.each<[string, Json, readonly string[]]>([
    ['nothing', page, []],
    ['a text', { ...page, title: 'Old News' }, ['Title: “News” changes to “Old News”.']],
    ['a switch', { ...page, noindex: true }, ['Hide from search engines: yes is added.']],
    ['a number in an unknown field', { ...page, visits: 3 }, ['visits: “3” is added.']],
    [
      'an added list entry',
      { ...page, keywords: ['one', 'two', 'three'] },
      ['Keywords: “three” is added.'],
    ],
    [
      'an entry of an empty list',
      {
        ...page,
        sections: [{ ...hero, actions: [{ label: 'Go', href: '/' }] }, first, second],
      } as Json,
      ['Sections › Hero: Hello › Buttons: “Link: Go” is added.'],
    ],
    ['a removed list', without('keywords'), ['Keywords: “one, two” is removed.']],
    [
      'an added duplicate of an entry',
      { ...page, keywords: ['one', 'two', 'two'] },
      ['Keywords: “two” is added.'],
    ],
    ['a new order', { ...page, keywords: ['two', 'one'] }, ['Keywords: the order changes.']],
    [
      'a text that becomes equal to another',
      { ...page, keywords: ['two', 'two'] },
      ['Keywords: “one” changes to “two”.'],
    ],
    [
      'a paragraph with marks, without them',
      withParagraph('## Our *work*'),
      ['Sections › Prose: First › Paragraphs: “Words.” changes to “Our work”.'],
    ],
    [
      'the marks of a paragraph',
      withParagraph('*Words.*'),
      ['Sections › Prose: First › Paragraphs: “Words.” changes to “*Words.*”.'],
    ],
    [
      'a choice',
      { ...page, sections: [{ ...hero, scene: 'overlook' }, first, second] } as Json,
      ['Sections › Hero: Hello › Scene: “a covered bridge” changes to “the valley”.'],
    ],
    [
      'a removed section',
      { ...page, sections: [hero, second] } as Json,
      ['Sections: “Prose: First” is removed.'],
    ],
    [
      'a text that is added while another is removed',
      { ...page, keywords: ['two', 'three'] },
      ['Keywords: “three” is added.', 'Keywords: “one” is removed.'],
    ],
    [
      'a section that is added while another is removed',
      {
        ...page,
        sections: [hero, second, { type: 'prose', heading: 'Third', paragraphs: ['Others.'] }],
      } as Json,
      ['Sections: “Prose: Third” is added.', 'Sections: “Prose: First” is removed.'],
    ],
    [
      'a section in the place of one of another kind',
      { ...page, sections: [hero, first, { type: 'banner', heading: 'Second' }] } as Json,
      ['Sections: “Banner: Second” is added.', 'Sections: “Prose: Second” is removed.'],
    ],
    [
      'a new order of sections, one of them with a new text',
      { ...page, sections: [hero, { ...second, heading: 'Third' }, first] } as Json,
      [
        'Sections › Prose: Third › Heading: “Second” changes to “Third”.',
        'Sections: the order changes.',
      ],
    ],
  ])('describes %s', (_, after, sentences) => {
    expect(describeChanges(collectionOf(siteModel, 'pages/a.json'), page, after)).toEqual(
      sentences,
    );
  });

  it('describes no new order for an entry added to a long list', () => {
    const keywords = Array.from({ length: 12 }, (_, index) => `word ${index}`);
    const longer = { ...page, keywords: [...keywords, 'more'] };
    const sentences = describeChanges(
      collectionOf(siteModel, 'pages/a.json'),
      { ...page, keywords },
      longer,
    );
    expect(sentences).toEqual(['Keywords: “more” is added.']);
  });

  it('describes added and deleted files', () => {
    expect(describeChanges(undefined, undefined, {})).toEqual(['This is added.']);
    expect(describeChanges(undefined, {}, undefined)).toEqual(['This is deleted.']);
  });

  it('calls other entries by their titles, and never takes one for another', () => {
    const cards = (...services: string[]) => ({
      ...page,
      sections: [{ type: 'service-cards', services }],
    });
    const titles: Record<string, string> = { audits: 'Audits', training: 'Training for Teams' };
    const sentences = describeChanges(
      collectionOf(siteModel, 'pages/a.json'),
      cards('audits', 'strategy', 'roadmap'),
      cards('strategy', 'roadmap', 'training'),
      { titleOf: (_, value) => (typeof value === 'string' ? titles[value] : undefined) },
    );
    expect(sentences).toEqual([
      'Sections › Service cards › Services: “Training for Teams” is added.',
      'Sections › Service cards › Services: “Audits” is removed.',
    ]);
  });

  it('shows a value that the site doesn’t know without brackets', () => {
    const after = { ...page, extra: { size: 3, words: ['one', true] } };
    expect(describeChanges(collectionOf(siteModel, 'pages/a.json'), page, after)).toEqual([
      'extra: “size: 3, words: one, true” is added.',
    ]);
  });
});
