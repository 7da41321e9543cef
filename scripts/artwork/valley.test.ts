import { dark, light } from '../../src/theme/tokens';
import { lab, rgb } from './colour';
import { drawValley, type ValleyOptions } from './valley';

const sketch = { time: 'dawn', width: 96, height: 60, seed: 1863, fineness: 1 } as const;

const pixels = async (options: ValleyOptions): Promise<Buffer> =>
  (await drawValley(options)).raw().toBuffer();

test('the same seed draws the same valley, another seed another', async () => {
  const first = await pixels(sketch);
  expect((await pixels(sketch)).equals(first)).toBe(true);
  expect((await pixels({ ...sketch, seed: 1864 })).equals(first)).toBe(false);
});

test.each([
  ['dawn', light.color.sky],
  ['night', dark.color.sky],
  ['firstlight', dark.color.sky],
] as const)('the first row of %s is the sky of the page', async (time, sky) => {
  const row = (await pixels({ ...sketch, time })).subarray(0, sketch.width * 3);
  const expected = rgb(lab(sky));
  row.forEach((value, index) => {
    // reduced from a finer drawing, a channel may be rounded the other way
    expect(Math.abs(value - (expected[index % 3] ?? Number.NaN))).toBeLessThanOrEqual(1);
  });
});
