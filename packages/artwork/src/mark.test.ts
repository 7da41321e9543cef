import sharp from 'sharp';
import { adaptiveMarkSvg, markSvg, type Mark } from './mark';

const mark: Mark = {
  colors: { sky: '#ffffff', far: '#00ff00', near: '#0000ff', window: '#ff0000' },
  outlines: {
    farRidge: 'M0 14H32',
    nearRidge: 'M0 22H32',
    litWindow: 'M17 21h6v6h-6z',
    litSlope: 'M16 14H32V20z',
    house: 'M14 16h12v16H14z',
    roofEdge: 'M14 16h12',
  },
};

/** The pixels of each row that have a color, as their first and last column; 16 rows. */
async function rows(svg: string, [red, green, blue]: readonly number[]) {
  const { data, info } = await sharp(Buffer.from(svg), { density: 36 })
    .resize(16, 16)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const has = (at: number) => data[at] === red && data[at + 1] === green && data[at + 2] === blue;
  return Array.from({ length: 16 }, (_row, y) => {
    const columns = Array.from({ length: 16 }, (_column, x) => x).filter((x) =>
      has((y * 16 + x) * info.channels),
    );
    return columns.length === 0 ? '' : `${String(columns[0])}–${String(columns.at(-1))}`;
  });
}

const small = markSvg(mark, { small: true });

it('has a window of four pixels, sharp at its edges, at 16 pixels', async () => {
  const lit = (await rows(small, [255, 0, 0])).filter((row) => row !== '');
  expect(lit).toEqual(['6–9', '6–9', '6–9', '6–9']);
});

it('shows a house at 16 pixels: a roof wider than its walls, on the ground', async () => {
  const dark = await rows(small, [0, 0, 255]);
  const [eaves, walls, ground] = [dark[7], dark[11], dark[15]];
  expect({ eaves, walls, ground }).toEqual({ eaves: '1–14', walls: '3–12', ground: '0–15' });
});

it('shows the house at small sizes, and the land at others, in one file', () => {
  const svg = adaptiveMarkSvg(mark, 3);
  const shapes = (name: string) => svg.split(`class="${name}"`).length - 1;
  expect(svg).toContain('@media (max-width:20px){.l{display:none}.s{display:inline}}');
  expect({ land: shapes('l'), house: shapes('s') }).toEqual({ land: 3, house: 2 });
});

it('shows the house around its window in large icons only', async () => {
  const roof = async (large: boolean) => (await rows(markSvg(mark, { large }), [0, 0, 153]))[15];
  expect({ large: await roof(true), usual: await roof(false) }).toEqual({
    large: '7–12',
    usual: '',
  });
});
