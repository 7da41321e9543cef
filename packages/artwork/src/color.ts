import { clamp, mix } from './maths';

/** A color in OKLab (Ottosson, 2020): lightness 0 … 1 and two axes of hue. Blends stay clean in it. */
export type Lab = readonly [lightness: number, a: number, b: number];

/** A color for every position from 0 to 1. */
export type Ramp = (position: number) => Lab;

export type Stops = readonly (readonly [position: number, hex: string])[];

const toLinear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

const toGamma = (light: number): number =>
  light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;

/** Reads `#rrggbb`. */
export function lab(hex: string): Lab {
  const channel = (start: number): number =>
    toLinear(Number.parseInt(hex.slice(start, start + 2), 16) / 255);
  const [red, green, blue] = [channel(1), channel(3), channel(5)];
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** Red, green and blue, integers from 0 to 255; colors outside of sRGB are clipped. */
export function rgb([lightness, a, b]: Lab): readonly [number, number, number] {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channel = (light: number): number => Math.round(toGamma(clamp(light)) * 255);
  return [
    channel(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    channel(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    channel(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

/** The color as CSS and SVG write it. */
export const css = (color: Lab): string => `rgb(${rgb(color).join(' ')})`;

/** The color at `share` (0 … 1) of the way from one to the other. */
export const blend = (from: Lab, to: Lab, share: number): Lab => [
  mix(from[0], to[0], share),
  mix(from[1], to[1], share),
  mix(from[2], to[2], share),
];

/** In how many steps a gradient is looked up; finer than the eye, and pictures have millions of pixels. */
const steps = 1024;

/** A gradient through stops in rising order. */
export function ramp(stops: Stops): Ramp {
  const points = stops.map(([position, hex]) => ({ position, color: lab(hex) }));
  const colors = Array.from({ length: steps + 1 }, (_, step): Lab => {
    const position = step / steps;
    const after = points.findIndex((point) => position <= point.position);
    const to = points.at(after) ?? { position: 1, color: [0, 0, 0] };
    const from = after > 0 ? (points[after - 1] ?? to) : to;
    const length = to.position - from.position;
    return length > 0 ? blend(from.color, to.color, (position - from.position) / length) : to.color;
  });
  return (position) => colors[Math.round(clamp(position) * steps)] ?? [0, 0, 0];
}
