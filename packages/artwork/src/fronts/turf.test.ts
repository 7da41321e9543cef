import { crestAt } from './turf';

const crest = [
  [0, 100],
  [100, 40],
  [200, 40],
  [300, 90],
] as const;

test('a crest passes through its points', () => {
  for (const [x, y] of crest) expect(crestAt(crest, x)).toBeCloseTo(y);
});

test('a crest has no step where it passes a point', () => {
  const rise = (x: number) => crestAt(crest, x + 0.01) - crestAt(crest, x);
  for (const x of [100, 200]) expect(rise(x)).toBeCloseTo(rise(x - 0.01), 3);
});
