import { bank, bankHouse, wood } from './bank';
import { at, line, shade, trim, whole } from './drawing-parts';
import { banks, mist } from './bridge';
import { hanger, twine } from './hanger';
import { house } from './house';
import { mailbox } from './mailbox';
import { shrub } from './plants';
import { cardDrawings } from './card-drawings';
import { quiltThread } from './quilt-thread';
import { road } from './road';
import { sharedParts } from './shared-parts';
import { stitches } from './stitches';

/** A quilt on the clothes line beside the house. */
const laundry =
  line('M105 68q20 6 45 1m0-7v31', 'roof', 1.5) +
  trim('M110 70h32v23h-32z') +
  [1, 0, 1, 0, 2, 0, 1, 0, 1]
    .map((cloth, index) => {
      const [x, y] = [111 + (index % 3) * 10, 71 + Math.floor(index / 3) * 7];
      const color = ['stitch', 'dye', 'hay'][cloth] ?? 'stitch';
      return `<path fill="var(--${color})" d="M${String(x)} ${String(y)}h10v7h-10z"/>`;
    })
    .join('') +
  shade('M110 91h32v2h-32z') +
  // dusk on the cloth: the surface is white by day and dark by night
  '<path fill="var(--color-surface)" opacity=".6" style="mix-blend-mode:multiply" d="M110 70h32v23h-32z"/>';

/** For heroes: the house in a box of 92 × 96 from x = 20, its surroundings outside of that box. */
const heroDrawings = {
  house,
  laundry,
  path: stitches(
    [
      [67, 94],
      [76, 101],
      [97, 114],
      [92, 130],
      [72, 150],
      [72, 176],
      [90, 210],
      [70, 260],
      [84, 330],
    ],
    [1.5, 5],
  ),
  mailbox: at(112, 150, 0.9, 'postbox') + shrub(128, 195, 0.6),
  bridge: whole('span') + mist + banks,
  road,
  postbox: mailbox,
};

/**
 * How parts move to a new value. The page sets `--pace` to 0 for visitors who like no motion, since media queries in
 * this file don't see every setting.
 */
const style =
  '<style>.m{transition:var(--pace,.2s)}.r{transform:scaleY(calc(1 + var(--rise,0)*.4))}</style>';

/**
 * The file of all drawings by id; the ids of those for cards begin with `card-`.
 * @param colors the default colors, by day, by the name of their variable
 */
export function drawingsSvg(seed: number, colors: Readonly<Record<string, string>>): string {
  const groups = [
    ...Object.entries(sharedParts),
    ['quilt-thread', quiltThread(seed)] as const,
    ['wood', wood(seed)] as const,
    ['bank', bank] as const,
    ['bank-house', bankHouse] as const,
    ['twine', twine] as const,
    ['hanger', hanger] as const,
    ...Object.entries(heroDrawings),
    ...Object.entries(cardDrawings).map(([name, content]) => [`card-${name}`, content] as const),
  ].map(([id, content]) => `<g id="${id}">${content}</g>`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg">${style}<defs>${groups.join('')}</defs></svg>\n`;
  return svg.replace(/var\(--(\w+)\)/g, (whole, name: string) => {
    const color = colors[name];
    return color === undefined ? whole : `var(--${name},${color})`;
  });
}
