import { drawingsSvg } from './drawings';

const svg = drawingsSvg(1, { wall: '#123456' });

const all = (pattern: RegExp) => [...svg.matchAll(pattern)].map(([, found = '']) => found);

it('has every part that a drawing refers to, each once', () => {
  const ids = all(/ id="([^"]*)"/g);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toEqual(expect.arrayContaining(all(/ href="#([^"]*)"/g)));
});

it('has the default of a color wherever it is used', () => {
  expect(svg).toContain('var(--wall,#123456)');
  expect(svg).not.toContain('var(--wall)');
});

it('draws no number with more digits than are visible', () => {
  expect(all(/ d="([^"]*)"/g).filter((d) => /\.\d\d/.test(d))).toEqual([]);
});
