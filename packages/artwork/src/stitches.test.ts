import { stitches } from './stitches';

const path = stitches(
  [
    [0, 0],
    [10, 10],
    [0, 20],
    [10, 30],
    [0, 40],
  ],
  [1, 4],
);

it('gets wider from its far end to the near one, the same at rest and when hovered', () => {
  const widths = [...path.matchAll(/stroke-width="([^"]*)"/g)].map(([, width]) => Number(width));
  expect(widths).toEqual([1, 2.5, 4, 1, 2.5, 4]);
});

it('begins at its first point, on flattened ground', () => {
  expect(path).toContain('d="M0 0c');
  expect(path).toContain('scale(1 .5)');
});
