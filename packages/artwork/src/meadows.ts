import type { Land } from './land';
import { clamp, smoothstep } from './maths';
import type { Noise } from './noise';
import type { Survey } from './survey';
import { slopeOf, type View } from './view';
import type { Clearing } from './viewpoint';

/** Fields lie along the river where the town is: distances in kilometers. */
const fields = { from: 2.6, to: 8, beside: 0.42, below: 0.16 } as const;

/** Share of meadow at each pixel, 0 … 1: the fields of the town, and clearings around what stands in front. */
export function meadowsOf(
  view: View,
  survey: Survey,
  land: Land,
  noise: Noise,
  clearings: readonly Clearing[],
): Float32Array {
  const meadow = new Float32Array(view.width * view.height);
  for (let index = 0; index < meadow.length; index++) {
    const z = survey.distance[index] ?? 0;
    if (z === 0) continue;
    const column = index % view.width;
    const row = Math.floor(index / view.width);
    const x = slopeOf(view, column) * z;
    const ragged = noise(x * 9 + 3, z * 9);
    const along = smoothstep(fields.from, fields.from + 0.6, z) * smoothstep(fields.to, 6, z);
    const beside = smoothstep(
      fields.beside,
      fields.beside - 0.12,
      Math.abs(x - land.course(z)) + ragged * 0.12,
    );
    const low = smoothstep(fields.below, fields.below - 0.05, survey.altitude[index] ?? 0);
    const strips = smoothstep(0.02, 0.1, noise(x * 3.4 + 50, z * 2.1));
    // its edge is no line: the forest thins out
    const open = clearings.map(({ at, reach }) =>
      smoothstep(
        1.3,
        0.62,
        Math.hypot(
          (column / view.width - at[0]) / reach[0],
          (row / view.height - at[1]) / reach[1],
        ) +
          ragged * 0.55,
      ),
    );
    meadow[index] = clamp(Math.max(along * beside * low * strips, ...open));
  }
  return meadow;
}
