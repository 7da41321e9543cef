import { crestPath } from './crest';

const crest = { seed: 1863, width: 1440, height: 80, turns: 8 };

/** The numbers of the contour's pieces, each ended by its end point as a step from its start. */
function pieces(path: string): number[][] {
  const contour = path.slice(path.indexOf('c'), path.indexOf('V'));
  return contour
    .split(/[cs]/)
    .slice(1)
    .map((piece) => (piece.match(/-?\d+/g) ?? []).map(Number));
}

const sum = (values: readonly (number | undefined)[]): number =>
  values.reduce<number>((total, value) => total + (value ?? Number.NaN), 0);

test('a crest ends at the height where it starts, one width to the right', () => {
  const steps = pieces(crestPath(crest));
  expect(steps).toHaveLength(crest.turns);
  expect(sum(steps.map((step) => step.at(-2)))).toBe(crest.width);
  expect(sum(steps.map((step) => step.at(-1)))).toBe(0);
});

test('a crest stays inside its box and its path is closed below the box', () => {
  const path = crestPath(crest);
  let y = Number(/^M0 (\d+)/.exec(path)?.[1]);
  for (const step of pieces(path)) {
    y += step.at(-1) ?? Number.NaN;
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y).toBeLessThanOrEqual(crest.height);
  }
  expect(path).toMatch(/V100H0z$/);
});

test('a seed always draws the same crest, and another seed a different one', () => {
  expect(crestPath(crest)).toBe(crestPath(crest));
  expect(crestPath({ ...crest, seed: 1864 })).not.toBe(crestPath(crest));
});
