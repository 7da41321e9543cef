import { clamp, smoothstep } from './maths';
import type { Land } from './land';
import type { Noise } from './noise';
import { eye, slopeOf, type View } from './view';

/** What each pixel of the picture shows, row by row; a distance of 0 is sky. */
export type Survey = {
  readonly distance: Float32Array;
  readonly altitude: Float32Array;
  /** How the slope faces the light: about 0 in shade, 0.6 and more in full light. */
  readonly light: Float32Array;
  /** Share of trees on the river's banks, 0 … 1. */
  readonly wood: Float32Array;
};

/** The first and last ridge, in kilometers. */
const nearest = 0.42;
export const farthest = 46;

/** Heights of trees in kilometers, drawn a little too tall to be seen from here. */
const crownHeight = 0.016;
const bankHeight = 0.03;

/** The canopy is never higher than this, in crown heights. */
const tallestCrown = 1.2;

/**
 * Looks from the overlook over the land, column by column and from front to back: what is nearer
 * hides what is behind it. `fineness` is the number of steps for each pixel of a usual picture.
 */
export function surveyLand(view: View, land: Land, noise: Noise, fineness: number): Survey {
  const size = view.width * view.height;
  const survey = {
    distance: new Float32Array(size),
    altitude: new Float32Array(size),
    light: new Float32Array(size),
    wood: new Float32Array(size),
  };
  const step = 1.0003 + 0.0011 / fineness;
  const rowOf = (altitude: number, z: number): number =>
    Math.floor(view.horizon - ((altitude - eye) / z) * view.focal);
  const sunSide = view.sun.x > view.width / 2 ? 1 : -1;
  for (let column = 0; column < view.width; column++) {
    const slope = slopeOf(view, column);
    let top = view.height;
    for (let z = nearest; z < farthest && top > 0; z *= step) {
      const x = slope * z;
      const ground = land.height(x, z);
      const crowns = clamp(1.2 - z / 5.5);
      // most of the land is hidden: skip what would be hidden even with the tallest tree on it
      if (rowOf(ground + crowns * crownHeight * tallestCrown + bankHeight, z) >= top) continue;
      const crown = crowns > 0 ? land.canopy(x, z) : 0;
      const wood = z > 1.2 && z < 11 ? bankTrees(land.river(x, z), x, z, noise) : 0;
      const altitude = ground + crowns * crownHeight * crown + bankHeight * wood;
      const row = rowOf(altitude, z);
      if (row >= top) continue;
      const reach = 0.012 * z + 0.01;
      const east = land.height(x + reach, z) - land.height(x - reach, z);
      const north = land.height(x, z + reach) - land.height(x, z - reach);
      const [dx, dz] = [east / (2 * reach), north / (2 * reach)];
      const facing = (0.28 - dx * sunSide * 0.86 + dz * 0.35) / Math.sqrt(1 + dx * dx + dz * dz);
      const next = Math.max(0, row);
      for (let y = next; y < top; y++) {
        const index = y * view.width + column;
        survey.distance[index] = z;
        survey.altitude[index] = altitude;
        survey.light[index] = facing + crowns * (crown - 0.5) * 0.07;
        survey.wood[index] = wood;
      }
      top = next;
    }
  }
  return survey;
}

/** Sycamores and willows along the water, in loose groups: 0 … 1 of their full height. */
function bankTrees(river: number, x: number, z: number, noise: Noise): number {
  if (river < 1 || river > 2.2) return 0;
  const strip = smoothstep(1, 1.2, river) * smoothstep(2.2, 1.5, river);
  const groups = smoothstep(-0.12, 0.3, noise(x * 3.1 + 5, z * 2.3));
  const crowns = 0.62 + 0.7 * noise(x * 23, z * 23);
  return strip * groups * clamp(crowns);
}
