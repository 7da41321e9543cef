import { seededRandom } from 'unit-testing/seeded-random';
import type { Json } from './json';
import { merge } from './merge';

it.each<[string, Json, Json, Json, Json]>([
  ['two fields', { a: 1, b: 1 }, { a: 2, b: 1 }, { a: 1, b: 2 }, { a: 2, b: 2 }],
  ['the same change', { a: 1 }, { a: 2 }, { a: 2 }, { a: 2 }],
  ['a field added here', { a: 1 }, { a: 1, b: 1 }, { a: 2 }, { a: 2, b: 1 }],
  ['a field removed there', { a: 1, b: 1 }, { a: 2, b: 1 }, { a: 1 }, { a: 2 }],
  ['entries of a list', [1, { a: 1 }], [2, { a: 1 }], [1, { a: 2 }], [2, { a: 2 }]],
  ['a list that grew there', [1], [1], [1, 2], [1, 2]],
  ['entries moved there and others changed here', [1, 2, 3], [1, 2, 4], [2, 1, 3], [2, 1, 4]],
])('merges %s', (_, base, mine, theirs, value) => {
  expect(merge(base, mine, theirs)).toStrictEqual({ value, differences: [] });
});

it.each<[string, Json, Json, Json, string]>([
  ['a field', { a: { b: 'x' } }, { a: { b: 'y' } }, { a: { b: 'z' } }, 'a.b'],
  ['a list that grew on both sides', { a: [1] }, { a: [1, 2] }, { a: [1, 3] }, 'a'],
  ['an entry of a list', { a: [{ b: 1 }] }, { a: [{ b: 2 }] }, { a: [{ b: 3 }] }, 'a[0].b'],
  [
    'a list whose entries were moved here',
    [{ a: 1 }, { a: 2 }],
    [{ a: 2 }, { a: 1 }],
    [{ a: 1, b: 'of the first' }, { a: 2 }],
    '',
  ],
  ['a list whose entries were moved there', [1, 2, 3], [1, 4, 3], [2, 1, 3], ''],
  ['an entry that was moved and changed here', [1, 2], [3, 1], [4, 2], ''],
])('keeps mine and reports a conflict in %s', (_, base, mine, theirs, field) => {
  const merged = merge(base, mine, theirs);
  expect(merged.value).toEqual(mine);
  expect(merged.differences.map((difference) => difference.field)).toEqual([field]);
});

it('reports a conflict if a file was changed here and deleted elsewhere', () => {
  expect(merge({ a: 1 }, { a: 2 }, undefined).differences).toHaveLength(1);
});

it('loses no change of either side, with random changes', () => {
  const random = seededRandom('merge');
  const keys = ['a', 'b', 'c', 'd'];
  for (let count = 0; count < 500; count += 1) {
    const base = Object.fromEntries(keys.map((key) => [key, 'base']));
    const change = (word: string) =>
      Object.fromEntries(keys.map((key) => [key, random() < 0.4 ? word : 'base']));
    const [mine, theirs] = [change('mine'), change('theirs')];
    const { value, differences } = merge(base, mine, theirs);
    const conflicts = differences.map(({ field }) => field);
    for (const key of keys) {
      const isConflict = mine[key] !== 'base' && theirs[key] !== 'base';
      expect(conflicts.includes(key)).toBe(isConflict);
      const expected = mine[key] === 'base' ? theirs[key] : mine[key];
      expect((value as Record<string, Json>)[key]).toBe(expected);
    }
  }
});
