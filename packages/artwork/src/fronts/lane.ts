import { blend, css, lab } from '../color';
import { randomFrom } from '../maths';
import type { Palette } from '../palettes/palette';
import { fence } from './fence';
import { home } from './home';
import { sprucePaths } from './spruce';
import { fill, light } from './svg';
import { track } from './track';
import { turf } from './turf';

/** Posts of the fence beside the road: their foot and their height. */
const posts = [
  [1424, 790, 100],
  [1480, 724, 76],
  [1560, 676, 58],
  [1640, 638, 45],
  [1712, 606, 36],
  [1770, 584, 29],
] as const;

/** The trees around the house: middle, foot, height. */
const trees = [
  [2162, 584, 360],
  [2242, 602, 270],
  [2046, 566, 230],
  [2330, 622, 210],
  [1690, 594, 150],
  [1640, 606, 105],
] as const;

const crest = [
  [-20, 740],
  [240, 690],
  [520, 670],
  [960, 690],
  [1300, 664],
  [1620, 590],
  [1860, 550],
  [2100, 552],
  [2300, 590],
  [2580, 604],
] as const;

/** The road home: it leads between meadow and fence to a house whose windows are lit. */
export function laneSvg(palette: Palette, seed: number): string {
  const random = randomFrom(seed);
  const tree = css(blend(lab(palette.ink), lab(palette.bank), 0.55));
  const spruces = trees
    .flatMap(([x, base, tall]) => sprucePaths({ x, base, tall }, random))
    .map((path) => fill(tree, path));
  return (
    spruces.join('') +
    turf({ id: 'meadow', crest, foot: 980 }, palette, 1, random) +
    track(
      [
        [1966, 586, 26],
        [1930, 606, 40],
        [1790, 644, 64],
        [1620, 708, 98],
        [1540, 780, 130],
        [1620, 880, 190],
        [1760, 980, 280],
      ],
      palette,
    ) +
    fence(posts, palette, { slender: 9, rail: 5 }) +
    home(1732, 586, 3.5, palette, ['window', 'door']) +
    light('home', palette.window, 1930, 520, 440, 0.42, 1.2) +
    // the light of the open door on the road
    light('door', palette.window, 1890, 634, 130, 0.5, 2)
  );
}
