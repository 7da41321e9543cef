import type { Land } from './land';
import type { Noise } from './noise';
import { eye, slopeOf, type View } from './view';

/** What each pixel of the picture shows of the bare land, row by row; a distance of 0 is sky. */
export type Survey = {
  readonly distance: Float32Array;
  readonly altitude: Float32Array;
  /** How the slope faces the light: about 0 in shade, 0.6 and more in full light. */
  readonly light: Float32Array;
};

/** The first and last ridge, in kilometers. */
const nearest = 0.42;
export const farthest = 46;

/** How much hollows and spurs too small for the land's shape turn a slope to or from the light. */
const unevenness = 0.24;

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
  };
  const step = 1.0003 + 0.0011 / fineness;
  for (let column = 0; column < view.width; column++) {
    const slope = slopeOf(view, column);
    let top = view.height;
    for (let z = nearest; z < farthest && top > 0; z *= step) {
      const x = slope * z;
      const altitude = land.height(x, z);
      const row = Math.floor(view.horizon - ((altitude - eye) / z) * view.focal);
      if (row >= top) continue;
      const reach = 0.012 * z + 0.01;
      const east = land.height(x + reach, z) - land.height(x - reach, z);
      const north = land.height(x, z + reach) - land.height(x, z - reach);
      const [dx, dz] = [east / (2 * reach), north / (2 * reach)];
      const facing =
        (0.28 - dx * sunSide(view) * 0.86 + dz * 0.35) / Math.sqrt(1 + dx * dx + dz * dz);
      const fold = noise((x / (1 + z / 7)) * 2.4 + 17, Math.log(z) * 7);
      const next = Math.max(0, row);
      for (let y = next; y < top; y++) {
        const index = y * view.width + column;
        survey.distance[index] = z;
        survey.altitude[index] = altitude;
        survey.light[index] = facing + unevenness * fold;
      }
      top = next;
    }
  }
  return survey;
}

/** The side of the light: 1 on the right, -1 on the left. */
export const sunSide = (view: View): number => (view.sun.x > view.width / 2 ? 1 : -1);
