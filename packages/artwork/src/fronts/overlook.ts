import { blend, css, lab } from '../color';
import { randomFrom, smoothstep, type Random } from '../maths';
import { noiseFrom } from '../noise';
import type { Palette } from '../palettes/palette';
import type { View } from '../view';
import { sprucePaths } from './spruce';

/** Trees shorter than this (share of the height) stand in a second row, paler with distance. */
const frontRow = 0.15;

/** Width of the lit edge as a share of the picture's mean side. */
const rimWidth = 0.0009;

/**
 * The foreground as SVG: a knoll that rises to both edges, undergrowth, and red spruces with mist at
 * their feet and lit edges.
 */
export function overlookSvg(view: View, palette: Palette, seed: number): string {
  const { width, height, unit } = view;
  const random = randomFrom(seed);
  const ink = lab(palette.ink);
  const mist = lab(palette.waterNear);
  const knoll = knollPath(view, random);

  /** One row of trees: all lit edges lie behind all shapes, so no line runs through the group. */
  const trees = (front: boolean): string => {
    const row = view.spruces
      .filter(({ tall }) => tall >= frontRow === front)
      .map(({ at, tall }) => {
        const x = at * width;
        const base = knollAt(at) * height + unit * 0.004;
        const paths = sprucePaths({ x, base, tall: tall * height }, random);
        const shape = paths.map((path) => `<path d="${path}"/>`).join('');
        const towardSun = Math.sign(view.sun.x - x) * unit * rimWidth;
        return { shape, rim: `<g transform="translate(${towardSun.toFixed(2)} 0)">${shape}</g>` };
      });
    const rims = row.map(({ rim }) => rim).join('');
    const shapes = row.map(({ shape }) => shape).join('');
    return (
      `<g fill="${palette.rim}" fill-opacity=".5">${rims}</g>` +
      `<g fill="url(#${front ? 'front' : 'back'})">${shapes}</g>`
    );
  };

  const rise = (id: string, from: string, to: string, top: number): string =>
    `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${String(top * height)}" y2="${String(height)}">` +
    `<stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;
  const pale = (share: number): string => css(blend(ink, mist, share));

  return (
    `<defs>${rise('front', pale(0.02), pale(0.16), 0.62)}${rise('back', pale(0.22), pale(0.42), 0.75)}` +
    rise('knoll', pale(0.07), pale(0), 0.84) +
    `<filter id="mist" x="-20%" y="-80%" width="140%" height="260%"><feGaussianBlur stdDeviation="${String(unit * 0.016)}"/></filter></defs>` +
    `<path filter="url(#mist)" fill="none" stroke="${palette.mist}" stroke-opacity=".5" stroke-width="${String(unit * 0.045)}" d="${knoll}"/>` +
    trees(false) +
    trees(true) +
    `<path fill="${palette.rim}" fill-opacity=".45" d="${knoll}"/>` +
    `<path fill="url(#knoll)" transform="translate(0 ${String(unit * rimWidth * 0.8)})" d="${knoll}"/>`
  );
}

/** Height of the knoll's edge at `x` (0 … 1 of the width), from the top as a share of the height. */
function knollAt(x: number): number {
  const right = smoothstep(0.66, 1.06, x) ** 1.25 * 0.15 + 0.012 * Math.sin(x * 23 + 0.4);
  const left = smoothstep(0.24, -0.08, x) ** 1.4 * 0.1;
  return 1.016 - (x > 0.5 ? right : left);
}

/** The knoll with its undergrowth: laurel in loose heaps, grass between them. */
function knollPath({ width, height, unit }: View, random: Random): string {
  const noise = noiseFrom(random);
  let path = `M-9 ${String(height + 9)}`;
  for (let x = -0.01; x < 1.012; x += 0.0014) {
    const along = (x * width) / unit;
    const heap = Math.max(0, noise(along * 34, 2) + 0.25) + 0.4 * Math.abs(noise(along * 60, 7));
    const blades = 0.05 * random();
    const y = knollAt(x) * height - unit * 0.008 * (heap + blades);
    path += `L${(x * width).toFixed(1)} ${y.toFixed(1)}`;
  }
  return `${path}L${String(width + 9)} ${String(height + 9)}Z`;
}
