import sharp from 'sharp';

/** What stands in for a picture of a land until it has loaded, as CSS. */
export type Outline = {
  /** The edge between land and sky, and the picture's foot, for `clip-path`. */
  readonly shape: string;
  /** The stops of a gradient from the ridge down to the foot. */
  readonly colors: string;
};

/** Columns in which the ridge is looked for; each is a percent of the width. */
const columns = 101;
const rows = 100;

/** How far the line may be from the ridge at the least, in percent of the height. */
const tolerance = 1.2;

/** The longest shape, in characters: it is in the HTML of its page. */
const longest = 90;

/** Where a land's color is taken: at the ridge, halfway to the foot, and at the foot. */
const heights = [0.04, 0.5, 0.96];

type Point = { readonly x: number; readonly y: number };

/**
 * The ridge line of a picture of a land and its colors, so that the picture only adds detail to them.
 * @param picture an image that is transparent above its land
 */
export async function outlineOf(picture: Buffer | string): Promise<Outline> {
  const { data } = await sharp(picture)
    .ensureAlpha()
    .resize(columns, rows, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const isLand = (x: number, y: number) => (data[(y * columns + x) * 4 + 3] ?? 0) > 127;
  const ridge = Array.from({ length: columns }, (_, x) => {
    const y = Array.from({ length: rows }).findIndex((_row, row) => isLand(x, row));
    return { x, y: y === -1 ? rows : y };
  });
  const top = Math.min(...ridge.map(({ y }) => y));
  const stops = heights.map((share) => {
    const row = Math.floor(top + share * (rows - top));
    const spots = ridge.filter(({ x }) => isLand(x, row)).map(({ x }) => (row * columns + x) * 4);
    const mean = (channel: number) =>
      spots.reduce((sum, spot) => sum + (data[spot + channel] ?? 0), 0) / spots.length;
    return `#${[0, 1, 2].map((channel) => hex(mean(channel))).join('')}`;
  });
  const [first = '', ...others] = stops;
  return {
    shape: shapeOf(ridge, tolerance),
    colors: [`${first} ${percent(top)}`, ...others].join(),
  };
}

function shapeOf(ridge: readonly Point[], near: number): string {
  const line = simplified(ridge, near).map(({ x, y }) => `${percent(x)} ${percent(y)}`);
  const shape = `polygon(${[...line, '100% 100%', '0 100%'].join()})`;
  return shape.length > longest ? shapeOf(ridge, near * 1.2) : shape;
}

/** The points of a line without which it would be too far from what it was (Ramer, Douglas and Peucker). */
function simplified(line: readonly Point[], near: number): readonly Point[] {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || line.length < 3) return line;
  const distance = ({ x, y }: Point) =>
    Math.abs(y - (first.y + ((last.y - first.y) * (x - first.x)) / (last.x - first.x)));
  const farthest = line.reduce(
    (most, point, index) => (distance(point) > distance(line[most] ?? first) ? index : most),
    0,
  );
  if (distance(line[farthest] ?? first) <= near) return [first, last];
  return [
    ...simplified(line.slice(0, farthest + 1), near).slice(0, -1),
    ...simplified(line.slice(farthest), near),
  ];
}

const percent = (value: number): string => (value === 0 ? '0' : `${String(value)}%`);

const hex = (channel: number): string => Math.round(channel).toString(16).padStart(2, '0');
