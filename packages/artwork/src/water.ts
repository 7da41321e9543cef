import { blend, lab, type Lab } from './color';
import type { Ground, Spot } from './ground';
import type { Land } from './land';
import { clamp, smoothstep } from './maths';
import type { Noise } from './noise';
import type { Palette } from './palettes/palette';
import { slopeOf, type View } from './view';
import type { Survey } from './survey';

/** Between these distances (km) the river is drawn; nearer the overlook hides it, farther the mist. */
const reach = { from: 1.15, to: 14 } as const;

/** There is no water above this altitude (km). */
const highest = 0.14;

/** Share of water at each pixel, 0 … 1, and the distance in rows from the far bank. */
export type Water = { readonly share: Float32Array; readonly fromBank: Float32Array };

/** Finds the river in what the survey saw. */
export function findWater(view: View, survey: Survey, land: Land): Water {
  const size = view.width * view.height;
  const share = new Float32Array(size);
  const fromBank = new Float32Array(size);
  for (let column = 0; column < view.width; column++) {
    const slope = slopeOf(view, column);
    let rows = 0;
    for (let row = 0; row < view.height; row++) {
      const index = row * view.width + column;
      const z = survey.distance[index] ?? 0;
      const altitude = survey.altitude[index] ?? 0;
      const inside = z > reach.from && z < reach.to && altitude < highest;
      share[index] = inside ? smoothstep(1.06, 0.94, land.river(slope * z, z)) : 0;
      rows = (share[index] ?? 0) > 0.5 ? rows + 1 : 0;
      fromBank[index] = rows;
    }
  }
  return { share, fromBank };
}

/** How far the mirror image of the bank's trees reaches, in kilometers as the eye sees it. */
const bankMirror = 0.034;

export type WaterInk = (spot: Spot, fromBank: number) => Lab;

/**
 * What the river mirrors: the trees of its far bank first, then the sky, brighter the flatter one
 * looks at it; near the overlook one looks into its own color.
 */
export function waterOf(view: View, palette: Palette, ground: Ground, noise: Noise): WaterInk {
  const far = lab(palette.waterFar);
  const near = lab(palette.waterNear);
  const bank = lab(palette.bank);
  return (spot, fromBank) => {
    const { x, z } = spot;
    const ripple = noise(x * 5 + 2, z * 26) + 0.6 * noise(x * 11, z * 61);
    const flatness = smoothstep(1.4, 6.5, z) + ripple * 0.22;
    const open = blend(near, far, clamp(flatness + spot.nearSun * 0.45));
    const mirrored = (bankMirror / z) * view.focal;
    const trees = smoothstep(mirrored * (1.25 + ripple * 0.5), mirrored * 0.25, fromBank);
    return ground.veil(blend(open, bank, trees * 0.62), spot);
  };
}
