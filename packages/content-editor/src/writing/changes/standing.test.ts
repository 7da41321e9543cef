import { collectionOf } from 'content-check/collection';
import { siteModel } from '../../../tests/small-site/model';
import type { Entry, Json } from '../json';
import { changesBetween } from './changes';
import { standingOf } from './standing';

const collection = collectionOf(siteModel, 'pages/a.json');

const hero = { type: 'hero', heading: 'Hello', actions: [], scene: 'bridge' };
const first = { type: 'prose', heading: 'First', paragraphs: ['Words.'] };
const second = { type: 'prose', heading: 'Second', paragraphs: ['Other words.'] };
const page = {
  path: '/a',
  title: 'News',
  keywords: ['one', 'two'],
  sections: [hero, first, second],
};

const withSections = (...sections: readonly Json[]): Entry => ({ ...page, sections });
const withKeywords = (...keywords: readonly string[]): Entry => ({ ...page, keywords });

/** How the only change of the past stands today. */
function standing(before: Entry, after: Entry, today: Entry) {
  const changes = changesBetween(collection, before, after);
  expect(changes).toHaveLength(1);
  const [change] = changes;
  return change && standingOf(siteModel, 'pages/a.json', change, after, today);
}

const fair = withSections(hero, first, { ...second, heading: 'Fair' });

describe('the standing of a change today', () => {
  it.each<[string, Entry, Entry, object]>([
    [
      'a text as it was made',
      fair,
      fair,
      { standing: 'made', field: 'sections[2].heading', entry: page },
    ],
    ['a text as it was before', fair, page, { standing: 'back' }],
    [
      'a text that was changed again',
      fair,
      withSections(hero, first, { ...second, heading: 'Plain' }),
      { standing: 'changed', field: 'sections[2].heading', entry: page, today: 'Plain' },
    ],
    [
      'a text in a section that has moved since',
      fair,
      withSections(hero, { ...second, heading: 'Fair' }, first),
      { standing: 'made', field: 'sections[1].heading', entry: withSections(hero, second, first) },
    ],
    [
      'a text in front of which a section was added since',
      fair,
      withSections(hero, { type: 'banner', heading: 'New' }, first, { ...second, heading: 'Fair' }),
      { standing: 'made', field: 'sections[3].heading' },
    ],
    ['a text in a section that is gone', fair, withSections(hero, first), { standing: 'gone' }],
    [
      'a field that was added',
      { ...page, noindex: true },
      { ...page, noindex: true },
      { standing: 'made', field: 'noindex', entry: page },
    ],
    [
      'an entry that was added, with others since',
      withKeywords('one', 'new', 'two'),
      withKeywords('one', 'new', 'two', 'three'),
      { standing: 'made', field: 'keywords', entry: withKeywords('one', 'two', 'three') },
    ],
    ['an added entry that is gone', withKeywords('one', 'two', 'new'), page, { standing: 'back' }],
    [
      'an added section that was changed since',
      withSections(hero, first, second, { type: 'banner', heading: 'New', text: 'Words.' }),
      withSections(hero, first, second, { type: 'banner', heading: 'Newer', text: 'Words.' }),
      {
        standing: 'changed',
        entry: page,
        today: { type: 'banner', heading: 'Newer', text: 'Words.' },
      },
    ],
    [
      'an entry that was removed, with others since',
      withKeywords('two'),
      withKeywords('two', 'three'),
      { standing: 'made', field: 'keywords', entry: withKeywords('one', 'two', 'three') },
    ],
    ['a removed entry that is there again', withKeywords('two'), page, { standing: 'back' }],
    [
      'an order, with an entry that is new since',
      withKeywords('two', 'one'),
      withKeywords('two', 'one', 'three'),
      { standing: 'made', field: 'keywords', entry: withKeywords('one', 'three', 'two') },
    ],
    ['an order that is the old one again', withKeywords('two', 'one'), page, { standing: 'back' }],
  ])('finds %s', (_, after, today, expected) => {
    expect(standing(page, after, today)).toMatchObject(expected);
  });

  it('leaves the fields in the order that they have today', () => {
    const { path, keywords, sections } = fair as typeof page;
    const found = standing(page, fair, { noindex: true, path, keywords, sections, title: 'News' });
    expect(found?.entry).toEqual({ noindex: true, ...page });
    expect(Object.keys(found?.entry ?? {})).toEqual([
      'noindex',
      'path',
      'keywords',
      'sections',
      'title',
    ]);
  });
});
