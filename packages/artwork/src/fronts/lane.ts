import { blend, css, lab } from '../color';
import { randomFrom } from '../maths';
import type { Palette } from '../palettes/palette';
import { home } from './home';
import { sprucePaths } from './spruce';
import { fall, fill, light, stroke } from './svg';

/** Posts of the fence along the road: their foot and their height. */
const posts = [
  [1668, 792, 118],
  [1748, 716, 86],
  [1800, 664, 64],
  [1838, 628, 49],
  [1866, 602, 38],
] as const;

/** The trees around the house: middle, foot, height. */
const trees = [
  [2162, 574, 360],
  [2242, 592, 270],
  [2046, 556, 230],
  [2330, 612, 210],
  [1700, 564, 150],
  [1648, 572, 105],
] as const;

/** The road home: it climbs between meadow and fence to a house whose windows are lit. */
export function laneSvg(palette: Palette, seed: number): string {
  const random = randomFrom(seed);
  const ink = lab(palette.ink);
  const near = css(blend(ink, lab(palette.bank), 0.35));
  const knoll = css(blend(ink, lab(palette.bank), 0.95));
  const road = css(blend(lab(palette.bank), lab(palette.waterNear), 0.85));
  const track = css(blend(lab(palette.bank), lab(palette.waterFar), 0.5));
  const edge = css(blend(lab(palette.bank), lab(palette.rim), 0.85));
  const tree = css(blend(ink, lab(palette.bank), 0.55));
  const spruces = trees
    .flatMap(([x, base, tall]) => sprucePaths({ x, base, tall }, random))
    .map((path) => fill(tree, path));
  return (
    `<defs>${fall('meadow', knoll, near, 520, 800)}</defs>` +
    spruces.join('') +
    `<path fill="url(#meadow)" d="M-9 812V690c300-60 640-60 980-40 330 20 560-104 900-106 300-2 480 60 720 44v230z"/>` +
    stroke(
      edge,
      3,
      'M-9 690c300-60 640-60 980-40 330 20 560-104 900-106 300-2 480 60 720 44',
      'stroke-opacity=".5"',
    ) +
    fill(
      road,
      'M1120 812c240-60 480-90 590-170 60-44 84-72 150-90l34 2c-54 24-66 50-104 96-60 74-140 110-170 162z',
    ) +
    stroke(
      track,
      10,
      'M1250 806c230-64 400-92 500-176 50-42 66-62 116-76',
      'stroke-opacity=".55"',
    ) +
    stroke(track, 7, 'M1500 806c120-50 200-96 260-166 40-48 60-70 120-84', 'stroke-opacity=".55"') +
    posts
      .map(([x, foot, tall]) =>
        fill(
          palette.ink,
          `M${String(x)} ${String(foot)}v${String(-tall)}h${String(tall / 9)}v${String(tall)}z`,
        ),
      )
      .join('') +
    stroke(
      palette.ink,
      5,
      'M1672 690 1752 644 1802 610 1840 585 1868 568M1672 738 1752 678 1802 634 1840 604 1868 582',
    ) +
    home(1828, 562, 2.3, palette) +
    light('home', palette.window, 1948, 514, 300, 0.34)
  );
}
