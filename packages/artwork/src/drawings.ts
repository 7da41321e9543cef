import { house, line, mailbox, span, stitched } from './drawing-parts';
import { placeDrawings } from './place-drawings';
import { quiltThread } from './quilt';

/** A quilt on the clothes line beside the house. */
const laundry =
  line('M100 70Q126 73 150 68M150 62v30', 'roof', 1.6) +
  '<path fill="var(--trim)" d="M110 70.500h31V92h-31z"/>' +
  [1, 0, 1, 0, 2, 0, 1, 0, 1]
    .map((cloth, index) => {
      const [x, y] = [112 + (index % 3) * 9, 71 + Math.floor(index / 3) * 6.5];
      const color = ['stitch', 'color-linkHover', 'color-accent'][cloth] ?? 'stitch';
      return `<path fill="var(--${color})" d="M${String(x)} ${String(y)}h9v6.5h-9z"/>`;
    })
    .join('');

/** For heroes: the house in a box of 92 × 96 from x = 20, its surroundings outside of that box. */
const heroDrawings = {
  house,
  laundry,
  path: stitched('M71 93c16 8 34 12 28 28s-40 20-26 44 10 40-24 60'),
  mailbox:
    stitched('M71 94c-8 36 44 42 40 76s-64 40-50 116') +
    `<g transform="translate(100 150) scale(.9)">${mailbox}</g>`,
  bridge:
    '<path fill="var(--wall)" opacity=".55" d="M8 58h30l6 34H-2zM162 58h30l10 34h-46z"/>' +
    span('M18 56Q100 14 182 56', 96, 41),
  // the dashed line ends in the middle of the road
  road: stitched('M-70 150C-20 140 20 128 52 96s50-30 62-48') + stitched('M122 36l5-8'),
  postbox: mailbox,
};

/**
 * The file of all drawings by id; the ids of those for cards begin with `place-`.
 * @param colors the default colors, by day, by the name of their variable
 */
export function drawingsSvg(seed: number, colors: Readonly<Record<string, string>>): string {
  const groups = [
    ['quilt-thread', quiltThread(seed)] as const,
    ...Object.entries(heroDrawings),
    ...Object.entries(placeDrawings).map(([name, content]) => [`place-${name}`, content] as const),
  ].map(([id, content]) => `<g id="${id}">${content}</g>`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg"><defs>${groups.join('')}</defs></svg>\n`;
  return svg.replace(/var\(--(\w+)\)/g, (whole, name: string) => {
    const color = colors[name];
    return color === undefined ? whole : `var(--${name},${color})`;
  });
}
