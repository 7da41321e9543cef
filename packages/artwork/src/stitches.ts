import { short } from './drawing-parts';
import { mix } from './maths';

type Point = readonly [x: number, y: number];

/** How much flatter the ground is than a plan of it. */
const flatness = 0.5;

/**
 * A footpath on the ground: dashes that get wider and longer from its far end, the first point, to the near one;
 * brighter if its card is hovered.
 * @param points six or more on its way, or four on a card; the curve between them is smooth
 * @param widths of its two ends; equal ones in many drawings compress well
 */
export function stitches(points: readonly Point[], [far, near]: readonly [number, number]): string {
  // so many widths that no step is visible
  const parts = near > 4 ? 5 : 3;
  const legs = points.slice(1).map((_, index) => leg(points, index));
  const lines = Array.from({ length: parts }, (_, part) => {
    const [from, to] = [part, part + 1].map((end) => Math.round((end * legs.length) / parts));
    const width = mix(far, near, part / (parts - 1));
    const [x = 0, y = 0] = points[from ?? 0] ?? [];
    const d = `M${short(x, 0)} ${short(y / flatness, 0)}${legs.slice(from, to).join('')}`;
    const dashes = `${short(width * 3, 1)} ${short(width * 2, 1)}`;
    return `<path stroke-width="${short(width, 1)}" stroke-dasharray="${dashes}" d="${d}"/>`;
  }).join('');
  return (
    `<g transform="scale(1 ${short(flatness)})" fill="none" stroke="var(--stitch)">` +
    `<g opacity=".72">${lines}</g><g class="m" opacity="var(--sewn,0)">${lines}</g></g>`
  );
}

/** The curve from a point to the next one, along the chords of their neighbors (Catmull-Rom), in relative steps. */
function leg(points: readonly Point[], index: number): string {
  const point = (offset: number): Point =>
    points[Math.min(Math.max(index + offset, 0), points.length - 1)] ?? [0, 0];
  const [before, from, to, after] = [point(-1), point(0), point(1), point(2)];
  const step = (axis: 0 | 1): readonly string[] => {
    const scale = axis === 1 ? flatness : 1;
    const [whole, leave, arrive] = [
      to[axis] - from[axis],
      (to[axis] - before[axis]) / 6,
      (after[axis] - from[axis]) / 6,
    ];
    return [leave, whole - arrive, whole].map((value) => short(value / scale, 0));
  };
  const [xs, ys] = [step(0), step(1)];
  return `c${xs.map((x, control) => `${x} ${ys[control] ?? ''}`).join(' ')}`;
}
