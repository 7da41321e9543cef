import { artworks } from '../../artwork.config';
import type * as Palette from '../../src/theme/palette';
import { dark, fixed, light, moreContrast, night, print } from '../../src/theme/tokens';

/* The recipe "Change the accent" of docs/recipes.md: only the palette defines the accent's colors. */

const newAccent = '#00a0a0';

jest.mock('../../src/theme/palette', () =>
  Object.fromEntries(
    Object.entries(jest.requireActual<typeof Palette>('../../src/theme/palette')).map(
      ([name, color]) => [name, name.startsWith('accent') ? '#00a0a0' : color],
    ),
  ),
);

const palette = jest.requireActual<typeof Palette>('../../src/theme/palette');
const accents = Object.entries(palette)
  .filter(([name]) => name.startsWith('accent'))
  .map(([, color]) => color);

/** Has no lit windows, or takes their color from a variable of the page. */
const withoutAccent = ['contour', 'drawings'];

it.each<[string, unknown]>([
  ['the schemes', { light, dark, moreContrast, night, print, fixed }],
  ...Object.entries(artworks)
    .filter(([name]) => !withoutAccent.includes(name))
    .map(([name, { values }]): [string, unknown] => [name, values]),
])('changing the accent changes %s', (_, drawn) => {
  const text = JSON.stringify(drawn);
  expect(text).toContain(newAccent);
  expect(accents.length).toBeGreaterThan(1);
  expect(accents.filter((color) => text.includes(color))).toEqual([]);
});
