import { joined, quiltBlocks, quiltSize } from './quilt-pattern';

test('the quilt has one sun, and lit hearths in the hills only', () => {
  const blocks = quiltBlocks(1870);
  expect(blocks).toHaveLength(quiltSize.columns * quiltSize.rows);
  expect(blocks.filter(({ hearth }) => hearth === 'sun')).toHaveLength(1);
  const lit = blocks.filter(({ hearth }) => hearth === 'lit');
  expect(lit.length).toBeGreaterThan(0);
  expect(lit.every(({ sides }) => sides.bottom >= 2)).toBe(true);
});

test('the thread connects all hearths by the shortest lines', () => {
  const points = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 1, y: 0 },
    { x: 10, y: 2 },
  ];
  const lines = joined(points);
  const length = lines.reduce((sum, [a, b]) => sum + Math.hypot(a.x - b.x, a.y - b.y), 0);
  expect(lines).toHaveLength(points.length - 1);
  expect(length).toBe(1 + 9 + 2);
});

test('a single hearth needs no thread', () => {
  expect(joined([{ x: 0, y: 0 }])).toEqual([]);
});
