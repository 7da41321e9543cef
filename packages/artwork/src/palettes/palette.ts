import type { Stops } from '../color';

/** The colors and weather of the valley at one time of day. */
export type Palette = {
  /** Land in shade and land in light, from the nearest (0) to the farthest (1). */
  readonly shade: Stops;
  readonly lit: Stops;
  readonly mist: string;
  readonly mistNearSun: string;
  readonly mistPower: number;
  /** Whether the sun or moon stands above the last ridge. */
  readonly sunUp: boolean;
  /** Light around the sun. */
  readonly glow: string;
  readonly glowSize: number;
  readonly glowPower: number;
  /** How flat the glow lies: 1 is round, more hugs the horizon. */
  readonly glowFlatness: number;
  /** Water far off, which mirrors the low sky, and near, seen from above. */
  readonly waterFar: string;
  readonly waterNear: string;
  /** Trees on the banks and their mirror image. */
  readonly bank: string;
  /** The overlook in front: its silhouettes and the light on their edges. */
  readonly ink: string;
  readonly rim: string;
  /** Walls of houses in the light. */
  readonly wall: string;
  /** Wood and cloth in a lit room. */
  readonly casing: string;
  readonly window: string;
  readonly windowPower: number;
  readonly windowGlow: number;
  /** Share of the town's windows that are lit. */
  readonly windowShare: number;
};
