import { palettesFrom } from './palettes';
import { lands } from './views';
import { drawValley, type ValleyOptions } from './valley';

const window = { plain: '#f6b73c', onDark: '#ffbe55', pale: '#ffd48c', palest: '#ffe2a0' };
const palettes = palettesFrom({
  accent: window,
  ink: '#04090d',
  thread: '#fffaf0',
  darkCloth: '#1a3441',
});

const sketch = {
  palette: palettes.dawn,
  viewpoint: { ...lands.overlook.wide, width: 32, height: 12 },
  seed: 1863,
  fineness: 1,
};

const pixels = async (options: ValleyOptions): Promise<Buffer> =>
  (await drawValley(options)).raw().toBuffer();

/** Even a sketch surveys the whole valley, which takes a while on a busy machine. */
const timeout = 60_000;

test(
  'a seed always draws the same valley, and another seed a different one',
  async () => {
    const first = await pixels(sketch);
    expect((await pixels(sketch)).equals(first)).toBe(true);
    expect((await pixels({ ...sketch, seed: 1864 })).equals(first)).toBe(false);
  },
  timeout,
);

test(
  'the sky is transparent and the land opaque',
  async () => {
    const { width, height } = sketch.viewpoint;
    const drawn = await pixels(sketch);
    const opacity = (row: number) => drawn[(row * width + width / 2) * 4 + 3];
    expect(opacity(0)).toBeLessThan(8);
    expect(opacity(height - 1)).toBe(255);
  },
  timeout,
);

test(
  'a window shows the land through its panes alone; its wall is left to the page',
  async () => {
    const [width, height] = [256, 80];
    const drawn = await pixels({ ...sketch, viewpoint: { ...lands.window.wide, width, height } });
    const at = (column: number, row: number) => [
      ...drawn.subarray((row * width + column) * 4, (row * width + column) * 4 + 4),
    ];
    expect(at(130, 30)[3]).toBe(0);
    // sky and land in the panes
    expect(at(195, 12)[3]).toBe(255);
    expect(at(195, 50)[3]).toBe(255);
    expect(at(195, 12)).not.toEqual(at(195, 50));
  },
  timeout,
);
