import { blend, css, lab, ramp } from '../color';
import type { Palette } from '../palettes/palette';
import { fill } from './svg';

/** A point in the middle of a road, and how wide the road is there. */
type Bend = readonly [x: number, y: number, wide: number];

/** A farm road through bends, from far to near: worn grass, and two ruts of gravel. */
export function track(bends: readonly Bend[], palette: Palette): string {
  const meadow = ramp(palette.lit)(0.2);
  const gravel = blend(meadow, lab(palette.waterFar), 0.5);
  const grass = css(blend(meadow, gravel, 0.3));
  const shade = css(blend(meadow, lab(palette.ink), 0.3));
  const between = (left: number, right: number) =>
    `${through(lane(bends, left))}L${through(lane(bends, right).reverse()).slice(1)}z`;
  return (
    fill(shade, between(-0.56, 0.56), 0.45) +
    fill(grass, between(-0.5, 0.5)) +
    fill(css(gravel), between(-0.42, -0.12)) +
    fill(css(gravel), between(0.12, 0.42))
  );
}

/** How much flatter the ground is than a plan of it. */
const flatness = 0.4;

/** The points beside all bends, `share` of the road's width to the right of one who goes there. */
export const lane = (bends: readonly Bend[], share: number): (readonly [number, number])[] =>
  bends.map(([x, y, wide], index) => {
    const [fromX, fromY] = bends[index - 1] ?? [x, y];
    const [toX, toY] = bends[index + 1] ?? [x, y];
    const [ahead, down] = [toX - fromX, (toY - fromY) / flatness];
    const reach = (wide * share) / Math.hypot(ahead, down);
    return [Math.round(x - down * reach), Math.round(y + ahead * reach * flatness)];
  });

/** A smooth line: it bends around each point but the ends. */
function through(points: readonly (readonly [number, number])[]): string {
  return points
    .map(([x, y], index) => {
      const next = points[index + 1];
      if (index === 0) return `M${String(x)} ${String(y)}`;
      if (!next) return `L${String(x)} ${String(y)}`;
      return `Q${String(x)} ${String(y)} ${String((x + next[0]) / 2)} ${String((y + next[1]) / 2)}`;
    })
    .join('');
}
