import { palettes } from './palettes';
import { views } from './views';
import { drawValley, type ValleyOptions } from './valley';

const sketch = {
  palette: palettes.dawn,
  viewpoint: { ...views.overlook, width: 32, height: 12 },
  seed: 1863,
  fineness: 1,
};

const pixels = async (options: ValleyOptions): Promise<Buffer> =>
  (await drawValley(options)).raw().toBuffer();

/** Even a sketch looks through a whole valley: on a busy machine that takes a while. */
const patience = 60_000;

test(
  'the same seed draws the same valley, another seed another',
  async () => {
    const first = await pixels(sketch);
    expect((await pixels(sketch)).equals(first)).toBe(true);
    expect((await pixels({ ...sketch, seed: 1864 })).equals(first)).toBe(false);
  },
  patience,
);

test(
  'the sky is left to the page, and the land covers what is below',
  async () => {
    const { width, height } = sketch.viewpoint;
    const drawn = await pixels(sketch);
    const opacity = (row: number) => drawn[(row * width + width / 2) * 4 + 3];
    expect(opacity(0)).toBeLessThan(8);
    expect(opacity(height - 1)).toBe(255);
  },
  patience,
);
