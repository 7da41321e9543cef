import { randomFrom } from './maths';
import { noiseFrom } from './noise';

export type Crest = {
  readonly seed: number;
  /** Size of the box that the path fills, in its own units. */
  readonly width: number;
  readonly height: number;
  /** How many points the contour passes through. */
  readonly turns: number;
};

type Point = { readonly x: number; readonly y: number };

/** A point by its index; beyond the ends the contour repeats itself. */
type Points = (index: number) => Point;

/** How far a curve runs level before it bends, as a share of the way to the next point. */
const roundness = { top: 0.5, slope: 0.33, notch: 0.28 };

/**
 * A contour of old mountains as SVG path data: broad tops, narrow notches, closed along the foot of
 * the box. It leaves and enters at the same height and slope, so copies join side by side.
 */
export function crestPath(crest: Crest): string {
  const points = contour(crest);
  let path = `M0 ${String(points(0).y)}`;
  for (let index = 0; index < crest.turns; index++) {
    const from = points(index);
    const to = points(index + 1);
    const leave = handle(points, index);
    const arrive = handle(points, index + 1);
    const end = numbers(
      to.x - from.x - arrive.x,
      to.y - from.y - arrive.y,
      to.x - from.x,
      to.y - from.y,
    );
    // a smooth curve ("s") mirrors the handle of the piece before, so it has one handle less
    path += index === 0 ? `c${numbers(leave.x, leave.y)} ${end}` : `s${end}`;
  }
  // closed below its box, so that a stroke of the contour has no visible line at the foot
  return `${path}V${String(crest.height * 1.25)}H0z`;
}

/** The points of the contour: heights from a circle through noise, so the end meets the beginning. */
function contour({ seed, width, height, turns }: Crest): Points {
  const noise = noiseFrom(randomFrom(seed));
  const jitter = randomFrom(seed + 1);
  const heights = Array.from({ length: turns }, (_, index) => {
    const angle = (index / turns) * Math.PI * 2;
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    return noise(x * 1.3 + 4, y * 1.3 + 4) + 0.6 * noise(x * 3 + 20, y * 3 + 20);
  });
  const low = Math.min(...heights);
  const high = Math.max(...heights);
  const points = heights.map((value, index) => ({
    x: index === 0 ? 0 : Math.round(((index + (jitter() - 0.5) * 0.5) / turns) * width),
    y: Math.round(height * (0.1 + 0.72 * (1 - (value - low) / (high - low)))),
  }));
  return (index) => {
    const { x, y } = points.at(index % turns) ?? { x: 0, y: 0 };
    return { x: x + Math.floor(index / turns) * width, y };
  };
}

/** The handle ahead of a point, relative to it; the one behind is its mirror image. */
function handle(points: Points, index: number): Point {
  const [before, here, after] = [points(index - 1), points(index), points(index + 1)];
  const reach = Math.min(here.x - before.x, after.x - here.x);
  if (here.y <= before.y && here.y <= after.y)
    return { x: Math.round(reach * roundness.top), y: 0 };
  if (here.y >= before.y && here.y >= after.y)
    return { x: Math.round(reach * roundness.notch), y: 0 };
  const x = Math.round(reach * roundness.slope);
  return { x, y: Math.round((x * (after.y - before.y)) / (after.x - before.x)) };
}

/** Numbers as path data: a minus sign replaces the space before it. */
const numbers = (...values: readonly number[]): string => values.join(' ').replaceAll(' -', '-');
