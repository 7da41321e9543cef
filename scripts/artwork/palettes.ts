import { dark, light } from '../../src/theme/tokens';
import type { Stops } from './colour';

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

export type Time = 'dawn' | 'night' | 'firstlight';

/** The valley through the day. */
export const palettes: Readonly<Record<Time, Palette>> = {
  dawn: {
    sky: [
      [0, light.color.sky],
      [0.45, '#e9ece6'],
      [0.78, '#f0e6d8'],
      [1, '#f6dac6'],
    ],
    shade: [
      [0, '#0a2730'],
      [0.18, '#0f3645'],
      [0.38, '#1f4f64'],
      [0.58, '#4d7b92'],
      [0.75, '#86a9bb'],
      [0.9, '#bccbd2'],
      [1, '#e2dad3'],
    ],
    lit: [
      [0, '#1b453f'],
      [0.18, '#2f5d50'],
      [0.38, '#5a8776'],
      [0.58, '#98b0a0'],
      [0.75, '#c6c9b8'],
      [0.9, '#e6d7c6'],
      [1, '#f1dccb'],
    ],
    mist: '#eef0ea',
    mistNearSun: '#fbe4c9',
    mistPower: 0.96,
    sun: '#fff6e2',
    disc: 0.023,
    halo: 0.4,
    glow: '#fbcb9c',
    glowRim: '#f3d9cd',
    glowSize: 0.25,
    glowPower: 0.9,
    glowFlatness: 1.25,
    cloud: '#fdf1e4',
    cloudPower: 0.4,
    stars: 0,
    waterFar: '#fdeed8',
    waterNear: '#8fb6c0',
    bank: '#2c5a5c',
    ink: '#0a222b',
    rim: '#6f8f83',
    house: '#17414f',
    window: '#ffe2a0',
    windowPower: 0.8,
    windowGlow: 0.16,
    windowShare: 0.4,
  },
  firstlight: {
    sky: [
      [0, dark.color.sky],
      [0.42, '#15293a'],
      [0.7, '#32465c'],
      [0.87, '#77728a'],
      [1, '#c99a90'],
    ],
    shade: [
      [0, '#050c11'],
      [0.18, '#091925'],
      [0.38, '#112b3d'],
      [0.58, '#25465c'],
      [0.75, '#42607a'],
      [0.9, '#63748b'],
      [1, '#7c7b90'],
    ],
    lit: [
      [0, '#0c1d25'],
      [0.18, '#15323d'],
      [0.38, '#264b58'],
      [0.58, '#476872'],
      [0.75, '#6f8390'],
      [0.9, '#858ba0'],
      [1, '#9a8d9f'],
    ],
    mist: '#61798c',
    mistNearSun: '#dcab98',
    mistPower: 0.9,
    sun: '#ffe1b5',
    disc: 0,
    halo: 0,
    glow: '#ffc58f',
    glowRim: '#a7808e',
    glowSize: 0.26,
    glowPower: 0.95,
    glowFlatness: 1.9,
    cloud: '#e0a08e',
    cloudPower: 0.55,
    stars: 60,
    waterFar: '#efc0a2',
    waterNear: '#33566b',
    bank: '#0b202c',
    ink: '#04090d',
    rim: '#4b5560',
    house: '#07131b',
    window: '#ffbe55',
    windowPower: 1,
    windowGlow: 0.3,
    windowShare: 0.8,
  },
  night: {
    sky: [
      [0, dark.color.sky],
      [0.45, '#10222d'],
      [0.75, '#1a3442'],
      [1, '#2b4b59'],
    ],
    shade: [
      [0, '#050c11'],
      [0.16, '#081520'],
      [0.34, '#0d212c'],
      [0.55, '#15303d'],
      [0.75, '#1e404e'],
      [0.9, '#274a58'],
      [1, '#2b4d5b'],
    ],
    lit: [
      [0, '#0c1d25'],
      [0.16, '#142f38'],
      [0.34, '#1f414c'],
      [0.55, '#2a515d'],
      [0.75, '#335d69'],
      [0.9, '#386470'],
      [1, '#3a6773'],
    ],
    mist: '#3a5f6b',
    mistNearSun: '#6f9096',
    mistPower: 0.86,
    sun: '#f4ecd6',
    disc: 0.023,
    halo: 0.2,
    glow: '#5f8790',
    glowRim: '#3d5f6c',
    glowSize: 0.27,
    glowPower: 0.62,
    glowFlatness: 1.25,
    cloud: '#3b5a66',
    cloudPower: 0.3,
    stars: 110,
    waterFar: '#a9bdb9',
    waterNear: '#2f5564',
    bank: '#0a1a23',
    ink: '#04090d',
    rim: '#23424e',
    house: '#07131b',
    window: '#ffbe55',
    windowPower: 1,
    windowGlow: 0.36,
    windowShare: 1,
  },
};
