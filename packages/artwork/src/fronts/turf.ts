import { blend, css, lab, ramp } from '../color';
import type { Random } from '../maths';
import type { Palette } from '../palettes/palette';
import { fall } from './svg';

type Point = readonly [x: number, y: number];

/** A meadow in front of the valley: its crest from left to right; it fills all below. */
export type Meadow = {
  readonly id: string;
  readonly crest: readonly Point[];
  /** Where it ends at the foot of the picture. */
  readonly foot: number;
};

/** The height of a crest at `x`: a smooth curve through its points (Catmull-Rom). */
export function crestAt(crest: readonly Point[], x: number): number {
  const next = crest.findIndex(([at]) => at > x);
  const to = next === -1 ? crest.length - 1 : Math.max(1, next);
  const point = (index: number): Point =>
    crest[Math.min(Math.max(index, 0), crest.length - 1)] ?? [0, 0];
  const [left, right] = [point(to - 1), point(to)];
  const wide = right[0] - left[0];
  const rise = (from: Point, until: Point): number =>
    ((until[1] - from[1]) / (until[0] - from[0])) * wide;
  const [leave, whole, arrive] = [
    rise(point(to - 2), right),
    rise(left, right),
    rise(left, point(to + 1)),
  ];
  const share = (x - left[0]) / wide;
  const bend = 3 * whole - 2 * leave - arrive + share * (leave + arrive - 2 * whole);
  return left[1] + share * (leave + share * bend);
}

/** Clumps of grass stand so far apart at the foot, and are so wide there, in units of the picture. */
const clumps = { apart: 46, wide: 22 } as const;

/**
 * Draws a meadow in the grain of the forest behind it: clumps, each with a shaded and a lit side, smaller toward the
 * crest, whose edge they break.
 * @param sun 1 if the light comes from the right, -1 from the left
 */
export function turf(
  { id, crest, foot }: Meadow,
  palette: Palette,
  sun: 1 | -1,
  random: Random,
): string {
  const meadow = ramp(palette.lit);
  const top = css(blend(meadow(0.46), lab(palette.mist), 0.1));
  const low = css(meadow(0.2));
  const [[left] = [0], [right] = [0]] = [crest.at(0), crest.at(-1)];
  let edge = `M${String(left)} ${String(foot)}`;
  for (let x = left; x < right; x += 16) edge += `L${String(x)} ${crestAt(crest, x).toFixed(1)}`;
  edge += `H${String(right)}V${String(foot)}z`;
  const [shaded, lit] = [css(blend(meadow(0.1), lab(palette.ink), 0.3)), css(meadow(0.6))];
  const sides = { shaded: '', lit: '' };
  const highest = Math.min(...crest.map(([, y]) => y));
  for (let y = highest - 4; y < foot;) {
    const near = Math.max(0.24, (y - highest) / (foot - highest));
    for (let x = left; x < right; x += clumps.apart * near * (0.6 + random())) {
      const at = y + (random() - 0.5) * clumps.apart * 0.4 * near;
      const wide = clumps.wide * near * (0.5 + random());
      if (at < crestAt(crest, x) - 2) continue;
      sides.shaded += clump(x, at, wide);
      sides.lit += clump(x + sun * wide * 0.22, at - wide * 0.16, wide * 0.6);
    }
    y += clumps.apart * near * 0.42;
  }
  return (
    `<defs>${fall(id, top, low, highest, foot)}` +
    `<linearGradient id="${id}-shade" x1="${sun === 1 ? '0' : '1'}" x2="${sun === 1 ? '1' : '0'}"><stop offset=".1" stop-color="${shaded}" stop-opacity=".55"/><stop offset=".6" stop-color="${shaded}" stop-opacity="0"/></linearGradient></defs>` +
    `<path fill="url(#${id})" d="${edge}"/><path fill="url(#${id}-shade)" d="${edge}"/>` +
    `<path fill="${shaded}" fill-opacity=".2" d="${sides.shaded}"/><path fill="${lit}" fill-opacity=".3" d="${sides.lit}"/>`
  );
}

/** A round of grass above its foot. */
const clump = (x: number, y: number, wide: number): string => {
  const [half, up] = [wide / 2, wide * 0.42];
  return `M${(x - half).toFixed(1)} ${y.toFixed(1)}q${(half * 0.2).toFixed(1)}-${up.toFixed(1)} ${half.toFixed(1)}-${up.toFixed(1)}t${half.toFixed(1)} ${up.toFixed(1)}z`;
};
