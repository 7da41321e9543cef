import fc from 'fast-check';
import { collectionOf } from 'content-check/collection';
import { siteModel } from '../../../tests/small-site/model';
import { isList, isObject, type Json } from '../json';
import type { Part } from '../schema';
import { merge } from './merge';

const schema = collectionOf(siteModel, 'pages/a.json')?.schema;

const merged = (before: Json | undefined, mine: Json | undefined, theirs: Json | undefined) =>
  merge(undefined, { before, mine, theirs });

describe('a merge', () => {
  it.each<[string, Json, Json, Json, Json]>([
    ['two fields', { a: 1, b: 1 }, { a: 2, b: 1 }, { a: 1, b: 2 }, { a: 2, b: 2 }],
    ['the same change', { a: 1 }, { a: 2 }, { a: 2 }, { a: 2 }],
    ['a field added here', { a: 1 }, { a: 1, b: 1 }, { a: 2 }, { a: 2, b: 1 }],
    ['a field removed there', { a: 1, b: 1 }, { a: 2, b: 1 }, { a: 1 }, { a: 2 }],
    ['entries of a list', [1, { a: 1 }], [2, { a: 1 }], [1, { a: 2 }], [2, { a: 2 }]],
    ['a list that grew there', [1], [1], [1, 2], [1, 2]],
    ['a list that grew on both sides', [1], [1, 2], [1, 3], [1, 3, 2]],
    ['an entry that both have added', [1], [1, 2, 3], [1, 3], [1, 2, 3]],
    ['copies of an entry, one of them gone', [1, 1], [1], [1, 1, 1], [1, 1]],
    [
      'a list that is new on both sides',
      { b: 1 },
      { a: [1], b: 1 },
      { a: [2], b: 1 },
      { a: [2, 1], b: 1 },
    ],
    ['entries moved there and others changed here', [1, 2, 3], [1, 2, 4], [2, 1, 3], [2, 1, 4]],
    [
      'other entries moved on each side',
      [1, 2, 3, 4, 5],
      [3, 1, 2, 4, 5],
      [1, 2, 3, 5, 4],
      [3, 1, 2, 5, 4],
    ],
    ['an entry that both have moved', [1, 2, 3], [3, 1, 2], [1, 3, 2], [3, 1, 2]],
    ['entries removed on both sides', [1, 2, 3], [2, 3], [1, 2], [2]],
  ])('merges %s', (_, before, mine, theirs, value) => {
    expect(merged(before, mine, theirs)).toMatchObject({ value, differences: [] });
  });

  it('keeps two sections of different kinds that both sides have added with the same anchor', () => {
    const opening = { type: 'hero', heading: 'Hello', actions: [] };
    const words = { type: 'prose', heading: 'Help', paragraphs: ['Ask us.'], anchor: 'help' };
    const list = { type: 'service-cards', services: ['audits'], anchor: 'help' };
    const sections = (...added: readonly Json[]) => ({ path: '/a', sections: [opening, ...added] });
    const sides = { before: sections(), mine: sections(words), theirs: sections(list) };
    expect(merge(schema, sides)).toMatchObject({ value: sections(list, words), differences: [] });
  });

  const prose = (heading: string) => ({
    type: 'prose',
    heading,
    paragraphs: [`The words of the ${heading.toLowerCase()}.`],
  });
  const [first, second, third] = [prose('First'), prose('Second'), prose('Third')];
  const hero = { type: 'hero', heading: 'Hello', actions: [{ label: 'Go', href: '/' }] };
  const cards = (...services: readonly string[]) => ({ type: 'service-cards', services });
  const page = (...sections: readonly Json[]): Json => ({ path: '/a', sections });

  it.each<[string, Json, Json, Json, Json]>([
    [
      'a section that was added before one that was changed',
      page(hero, first, second),
      page(hero, first, { ...second, heading: 'Here' }),
      page(hero, third, first, second),
      page(hero, third, first, { ...second, heading: 'Here' }),
    ],
    [
      'a section that moved there and was changed here',
      page(hero, first, second, third),
      page(hero, { ...first, heading: 'Here' }, second, third),
      page(hero, second, third, first),
      page(hero, second, third, { ...first, heading: 'Here' }),
    ],
    [
      'a section that moved and changed here, and another field of it there',
      page(hero, first, second, third),
      page(hero, second, third, { ...first, heading: 'Here' }),
      page(hero, { ...first, paragraphs: ['There.'] }, second, third),
      page(hero, second, third, { ...first, heading: 'Here', paragraphs: ['There.'] }),
    ],
    [
      'changes of a section that is always the first one',
      page(hero, first),
      page({ ...hero, heading: 'Here', actions: [] }, first),
      page({ ...hero, lede: 'There' }, second, first),
      page({ ...hero, heading: 'Here', actions: [], lede: 'There' }, second, first),
    ],
    [
      'a paragraph that was changed, with another one that was added before it',
      page(hero, { ...first, paragraphs: ['It rains.', 'The sun shines over the hills.'] }),
      page(hero, { ...first, paragraphs: ['It rains.', 'The sun shone over the hills.'] }),
      page(hero, { ...first, paragraphs: ['New.', 'It rains.', 'The sun shines over the hills.'] }),
      page(hero, { ...first, paragraphs: ['New.', 'It rains.', 'The sun shone over the hills.'] }),
    ],
    [
      'references: one that was replaced, and one that was added',
      page(hero, cards('audits', 'training')),
      page(hero, cards('strategy', 'training')),
      page(hero, cards('audits', 'training', 'plans')),
      page(hero, cards('strategy', 'training', 'plans')),
    ],
  ])('merges %s', (_, before, mine, theirs, value) => {
    expect(merge(schema, { before, mine, theirs })).toMatchObject({ value, differences: [] });
  });

  it.each<[string, Json, Json, Json, string]>([
    ['a field', { a: { b: 'x' } }, { a: { b: 'y' } }, { a: { b: 'z' } }, 'a.b'],
    ['an entry of a list', { a: [{ b: 1 }] }, { a: [{ b: 2 }] }, { a: [{ b: 3 }] }, 'a[0].b'],
    ['a list that is gone there', { a: [1] }, { a: [2] }, {}, 'a'],
  ])('keeps mine and reports a conflict in %s', (_, before, mine, theirs, field) => {
    const { value, differences } = merged(before, mine, theirs);
    expect(value).toEqual(mine);
    expect(differences.map((difference) => difference.field)).toEqual([field]);
  });

  it('reports a conflict if a file was changed here and deleted elsewhere', () => {
    expect(merged({ a: 1 }, { a: 2 }, undefined).differences).toHaveLength(1);
  });

  describe('an entry of a list that one side changed', () => {
    const added = { d: 'added' };
    const [before, changed, unchanged] = [
      { b: 'text', c: 'same' },
      { b: 'new', c: 'same' },
      { b: 'other', c: 'other' },
    ];

    it('is kept if the other side removed it, and can be removed', () => {
      const { value, differences } = merged(
        [before, unchanged],
        [changed, unchanged],
        [added, unchanged, added],
      );
      expect(value).toEqual([added, changed, unchanged, added]);
      expect(differences).toEqual([{ field: '[1]', theirs: undefined }]);
    });

    it('can come back if it was removed here, where it would be', () => {
      const { value, differences } = merged(
        [unchanged, before],
        [unchanged],
        [added, unchanged, changed],
      );
      expect(value).toEqual([added, unchanged]);
      expect(differences).toEqual([{ field: '', removedFrom: 2, theirs: changed }]);
    });
  });

  it('tells where conflicts are in the merged value', () => {
    const before = [{ b: 'one', c: 'same' }];
    const mine = [{ b: 'two', c: 'same' }];
    const theirs = [{ d: 'added' }, { b: 'three', c: 'same' }];
    const { differences } = merged(before, mine, theirs);
    expect(differences).toEqual([{ field: '[1].b', theirs: 'three' }]);
  });

  it('begins the next merge with what has been merged, but for conflicts', () => {
    const before = { title: 'Before', list: [1] };
    const first = merged(
      before,
      { title: 'Here', list: [1] },
      { title: 'There', list: [1, { a: 2 }] },
    );
    const theirs = { title: 'There', list: [1, { a: 3 }] };
    const { value, differences } = merged(first.nextBase, first.value, theirs);
    expect(value).toEqual({ title: 'Here', list: [1, { a: 3 }] });
    expect(differences).toEqual([{ field: 'title', theirs: 'There' }]);
  });

  /* Random versions of random content. */

  const text = fc.constantFrom('', 'a', 'b', 'one word', 'some more words', 'some other words');
  const entry: fc.Arbitrary<Json> = fc.oneof(
    text,
    fc.record({
      type: fc.constantFrom('prose', 'banner'),
      heading: text,
      paragraphs: fc.array(text),
    }),
    fc.record({ label: text, href: text }, { requiredKeys: ['label'] }),
  );
  const content: fc.Arbitrary<Json> = fc.record({
    title: text,
    keywords: fc.array(text),
    sections: fc.array(entry, { maxLength: 6 }),
  });
  const part = fc.constantFrom<Part | undefined>(undefined, schema);
  const run = { seed: 7, numRuns: 1000 };

  it('takes any change of one side, and the same change of both', () => {
    const property = fc.property(part, content, content, (schema, before, changed) => {
      const mergeOf = (mine: Json, theirs: Json) => merge(schema, { before, mine, theirs });
      const expected = { value: changed, differences: [] };
      expect(mergeOf(changed, before)).toMatchObject(expected);
      expect(mergeOf(before, changed)).toMatchObject(expected);
      expect(mergeOf(changed, changed)).toMatchObject(expected);
    });
    fc.assert(property, run);
  });

  it('never throws, whatever the content is', () => {
    const any = fc.jsonValue() as fc.Arbitrary<Json>;
    const property = fc.property(part, any, any, any, (schema, before, mine, theirs) => {
      merge(schema, { before: { sections: [before] }, mine: { sections: [mine] }, theirs });
      merge(schema, { before, mine, theirs });
    });
    fc.assert(property, run);
  });

  /** A list without its order, and without that of the lists and keys in it. */
  function unordered(value: Json): string {
    if (isList(value)) return JSON.stringify(value.map(unordered).toSorted());
    if (!isObject(value)) return JSON.stringify(value);
    return unordered(Object.entries(value).map(([key, child]) => `${key} ${unordered(child)}`));
  }

  it('has the same content from both sides, unless there is a conflict', () => {
    const property = fc.property(
      part,
      content,
      content,
      content,
      (schema, before, mine, theirs) => {
        const here = merge(schema, { before, mine, theirs });
        const there = merge(schema, { before, mine: theirs, theirs: mine });
        expect(there.differences).toHaveLength(here.differences.length);
        if (here.differences.length > 0) return;
        expect(unordered(there.value ?? null)).toBe(unordered(here.value ?? null));
      },
    );
    fc.assert(property, run);
  });

  it('reports a conflict for exactly the fields that both sides have changed', () => {
    const keys = ['a', 'b', 'c', 'd'];
    const isChanged = fc.array(fc.boolean(), { minLength: keys.length });
    const property = fc.property(isChanged, isChanged, (here, there) => {
      const side = (word: string, isOther: readonly boolean[]) =>
        Object.fromEntries(keys.map((key, index) => [key, isOther[index] ? word : 'base']));
      const [mine, theirs] = [side('mine', here), side('theirs', there)];
      const { value, differences } = merged(side('base', []), mine, theirs);
      expect(differences.map(({ field }) => field)).toEqual(
        keys.filter((_, index) => here[index] && there[index]),
      );
      const expected = keys.map((key) => [key, mine[key] === 'base' ? theirs[key] : mine[key]]);
      expect(value).toEqual(Object.fromEntries(expected));
    });
    fc.assert(property, run);
  });

  /** Random changes of sections: some are removed, moved or edited, and others are added. */
  function changed(name: string): fc.Arbitrary<readonly Json[]> {
    const kept = fc.shuffledSubarray(sections);
    const edited = fc.array(fc.nat({ max: 5 }), { maxLength: 3 });
    const places = fc.array(fc.nat({ max: 9 }), { maxLength: 3 });
    return fc.tuple(kept, fc.boolean(), edited, places).map(([some, isMoved, edits, added]) => {
      const list = isMoved ? some : sections.filter((section) => some.includes(section));
      const result: Json[] = list.map((section, index) =>
        edits.includes(index) ? { ...section, lede: `${section.heading} by ${name}` } : section,
      );
      for (const [count, place] of added.entries())
        result.splice(place, 0, { type: 'banner', heading: `${name} ${count}` });
      return result;
    });
  }

  const sections = ['House', 'Bridge', 'Hill', 'River', 'Cloud'].map((heading) => ({
    type: 'prose',
    heading,
  }));

  it('has each entry that a side added once, and loses no edit without a conflict', () => {
    const sides = fc.tuple(changed('mine'), changed('theirs'));
    const property = fc.property(sides, ([mine, theirs]) => {
      const [before, here, there] = [sections, mine, theirs].map((list) => page(hero, ...list));
      const { value, differences } = merge(schema, { before, mine: here, theirs: there });
      const known = JSON.stringify([value, ...differences]);
      const words = JSON.stringify([mine, theirs]).matchAll(/"((?:mine|theirs) \d|\w+ by \w+)"/g);
      for (const [word] of words) expect(known.split(word)).toHaveLength(2);
    });
    fc.assert(property, run);
  });
});
