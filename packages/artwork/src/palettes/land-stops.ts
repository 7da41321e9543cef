import type { Stops } from '../color';

/** Where the colors of the land change, from the nearest (0) to the farthest (1). */
const distances = [0, 0.18, 0.38, 0.58, 0.75, 0.9, 1] as const;

type ColorForEach<Items> = { readonly [Index in keyof Items]: string };

/** The colors of the land at these distances. */
export const landStops = (...colors: ColorForEach<typeof distances>): Stops =>
  distances.map((distance, index) => [distance, colors[index] ?? '']);
