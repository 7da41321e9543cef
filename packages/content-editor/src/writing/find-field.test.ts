import { collectionOf } from 'content-check/collection';
import { siteModel } from '../../tests/small-site/model';
import { findField } from './find-field';

const page = {
  path: '/a',
  title: 'News',
  keywords: ['one', 'prose'],
  sections: [
    { type: 'hero', heading: 'Hello', actions: [{ label: 'Call (304) 555-0142', href: 'tel:1' }] },
    { type: 'prose', heading: 'Call (304) 555-0142', paragraphs: [] },
  ],
};

describe('the search in an entry', () => {
  it.each([
    ['in a list of groups, the first', '555-0142', 'sections[0].actions[0].label'],
    ['in any case', 'hello', 'sections[0].heading'],
    ['in a list of texts, but not in the kind of a section', 'prose', 'keywords[1]'],
    ['nowhere', 'goodbye', undefined],
  ])('finds words %s', (_, words, field) => {
    expect(findField(words, page, collectionOf(siteModel, 'pages/a.json')?.schema)).toBe(field);
  });
});
