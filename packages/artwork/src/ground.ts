import { blend, lab, ramp, type Lab } from './color';
import type { Land } from './land';
import { clamp, mix, smoothstep } from './maths';
import type { Noise } from './noise';
import type { Palette } from './palettes/palette';
import { farthest } from './survey';

/** A point of the land as the survey found it. */
export type Spot = {
  readonly x: number;
  readonly z: number;
  readonly altitude: number;
  readonly light: number;
  /** How near it is to the sun in the picture. */
  readonly nearSun: number;
};

export type Ground = {
  /** The land without water. */
  readonly color: (spot: Spot) => Lab;
  /** Mist and haze laid over the color of something that stands or lies there. */
  readonly veil: (under: Lab, spot: Spot) => Lab;
};

/** Three flat tones with narrow passages between them, as in a screen print. */
const tone = (light: number): number =>
  0.4 * smoothstep(0.04, 0.24, light) + 0.6 * smoothstep(0.34, 0.52, light);

/** The tone of ridges so far away that haze hides which of their slopes are in the light. */
const evenLight = 0.7;

/** Perceived distance: 0 near … 1 far. */
const depth = (z: number): number => clamp(Math.log(z / 0.6) / Math.log(farthest / 0.6));

export function groundOf(palette: Palette, land: Land, noise: Noise): Ground {
  const shade = ramp(palette.shade);
  const lit = ramp(palette.lit);
  const mistColor = lab(palette.mist);
  const mistNearSun = lab(palette.mistNearSun);
  const glow = lab(palette.glow);

  /** How much of the spot the mist hides, 0 … 1: it lies in the low ground, its surface slightly uneven, and is thinner over open water. */
  const mist = ({ x, z, altitude }: Spot): number => {
    const level =
      (0.05 + 0.05 * z) * (0.8 + 1.5 * noise(x * 0.22 + 9, z * 0.2)) * smoothstep(2.2, 7, z);
    const edge = 0.055 + 0.03 * z;
    const low = smoothstep(level + edge, level - edge, altitude);
    const overWater = mix(
      mix(0.3, 1, smoothstep(5, 9, z)),
      1,
      smoothstep(0.12, 0.75, Math.abs(x - land.course(z))),
    );
    return low * palette.mistPower * smoothstep(1.2, 5, z) * overWater;
  };

  const veil = (under: Lab, spot: Spot): Lab => {
    const hidden = mist(spot);
    const warmth = clamp(spot.nearSun * 1.15);
    const misty = blend(under, blend(mistColor, mistNearSun, warmth), hidden);
    const far = depth(spot.z);
    return blend(misty, glow, spot.nearSun * (0.02 + 0.5 * far * far) * (1 - hidden));
  };

  const color = (spot: Spot): Lab => {
    const far = depth(spot.z);
    // haze evens out the light of ridges far away, whose slopes would otherwise show as pale boxes
    const light = mix(tone(spot.light), evenLight, smoothstep(6, 14, spot.z));
    return blend(shade(far), lit(far), light);
  };

  return { color, veil };
}
