import type * as Palette from '../../../src/theme/palette';
import { dark, fixed, light, moreContrast, night, print } from '../../../src/theme/tokens';
import { cloths } from './cloth';
import { adaptiveMarkSvg } from './mark';
import { palettes } from './palettes';

/* The recipe "Change the accent" of docs/recipes.md: only the palette defines the accent's colors. */

const newAccent = '#00a0a0';

jest.mock('../../../src/theme/palette', () =>
  Object.fromEntries(
    Object.entries(jest.requireActual<typeof Palette>('../src/theme/palette')).map(
      ([name, color]) => [name, name.startsWith('accent') ? '#00a0a0' : color],
    ),
  ),
);

const palette = jest.requireActual<typeof Palette>('../src/theme/palette');
const accents = Object.entries(palette)
  .filter(([name]) => name.startsWith('accent'))
  .map(([, color]) => color);

it('changing the accent changes the lit windows of every palette', () => {
  const windows = Object.values(palettes).map(({ window }) => window);
  expect(new Set(windows)).toEqual(new Set([newAccent]));
});

it.each([
  ['the schemes', { light, dark, moreContrast, night, print, fixed }],
  ['the valleys', palettes],
  ['the quilts', cloths],
  ['the icons', adaptiveMarkSvg(fixed.mark, 0)],
])('changing the accent changes %s', (_, drawn) => {
  const text = JSON.stringify(drawn);
  expect(text).toContain(newAccent);
  expect(accents.length).toBeGreaterThan(1);
  expect(accents.filter((color) => text.includes(color))).toEqual([]);
});
