import { palettes } from './palettes';
import { drawValley, type ValleyOptions } from './valley';

const sketch = { palette: palettes.dawn, width: 16, height: 10, seed: 1863, fineness: 1 } as const;

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
