import type { Stops } from '../colour';

/** The colours and weather of the valley at one time of day. */
export type Palette = {
  /** From the top of the picture (0) to the horizon (1). It starts with the page's own sky, so that
   *  picture and page join without a seam and text on it is safe. */
  readonly sky: Stops;
  /** Land in shade and land in light, from the nearest (0) to the farthest (1). */
  readonly shade: Stops;
  readonly lit: Stops;
  readonly mist: string;
  readonly mistNearSun: string;
  readonly mistPower: number;
  readonly sun: string;
  /** Radius of the sun or moon as a share of the picture's mean side; 0 while it is below the ridge. */
  readonly disc: number;
  readonly halo: number;
  /** Light around the sun: its heart and its far rim, which differ in hue as in a real sky. */
  readonly glow: string;
  readonly glowRim: string;
  readonly glowSize: number;
  readonly glowPower: number;
  /** How flat the glow lies: 1 is round, more hugs the horizon. */
  readonly glowFlatness: number;
  readonly cloud: string;
  readonly cloudPower: number;
  readonly stars: number;
  /** Water far off, where it mirrors the low sky, and near, where one looks into it. */
  readonly waterFar: string;
  readonly waterNear: string;
  /** Trees on the banks and their mirror image. */
  readonly bank: string;
  /** The overlook in front: its silhouettes and the light on their edges. */
  readonly ink: string;
  readonly rim: string;
  readonly house: string;
  readonly window: string;
  readonly windowPower: number;
  readonly windowGlow: number;
  /** Share of the town's windows that are lit. */
  readonly windowShare: number;
};
