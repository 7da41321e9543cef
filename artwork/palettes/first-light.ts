import * as palette from '../../src/theme/palette';
import type { Palette } from './palette';

/** First light: night above, the sun still behind the last ridge. */
export const firstLight: Palette = {
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
  sunUp: false,
  glow: '#ffc58f',
  glowSize: 0.26,
  glowPower: 0.95,
  glowFlatness: 1.9,
  waterFar: '#efc0a2',
  waterNear: '#33566b',
  bank: '#0b202c',
  ink: palette.slate865,
  rim: '#4b5560',
  window: palette.accentOnDark,
  windowPower: 1,
  windowGlow: 0.3,
  windowShare: 0.8,
};
