import { palettesFrom } from './palettes';
import { sceneLands } from './views';
import { drawValley, type ValleyOptions } from './valley';

const window = { plain: '#f6b73c', onDark: '#ffbe55', pale: '#ffd48c', palest: '#ffe2a0' };
const palettes = palettesFrom({
  accent: window,
  ink: '#04090d',
  darkCloth: '#1a3441',
});

const sketch = {
  palette: palettes.dawn,
  viewpoint: { ...sceneLands.overlook.wide, width: 32, height: 12 },
  seed: 1863,
  fineness: 1,
};

const pixels = async (options: ValleyOptions): Promise<Buffer> =>
  (await drawValley(options)).raw().toBuffer();

/** Even a sketch surveys the whole valley, which takes a while on a busy machine. */
const timeout = 60_000;

let drawn: Buffer;

beforeAll(async () => {
  drawn = await pixels(sketch);
}, timeout);

test(
  'a seed always draws the same valley, and another seed a different one',
  async () => {
    expect((await pixels(sketch)).equals(drawn)).toBe(true);
    expect((await pixels({ ...sketch, seed: 1864 })).equals(drawn)).toBe(false);
  },
  timeout,
);

test('the sky is transparent and the land opaque', () => {
  const { width, height } = sketch.viewpoint;
  const opacity = (row: number) => drawn[(row * width + width / 2) * 4 + 3];
  expect(opacity(0)).toBeLessThan(8);
  expect(opacity(height - 1)).toBe(255);
});

test('the wall around a lit window is left to the page', async () => {
  const [width, height] = [128, 48];
  const seen = await pixels({ ...sketch, viewpoint: { ...sceneLands.window.wide, width, height } });
  const opacity = (column: number, row: number) => seen[(row * width + column) * 4 + 3];
  expect(opacity(30, 2)).toBeLessThan(64);
  expect(opacity(85, 8)).toBe(255);
});
