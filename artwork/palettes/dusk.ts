import * as palette from '../../src/theme/palette';
import { dawn } from './dawn';
import type { Palette } from './palette';

/** Dusk: the sun is behind the ridge, and the lamps come on. */
export const dusk: Palette = {
  ...dawn,
  shade: [
    [0, '#0a202b'],
    [0.18, '#10303f'],
    [0.38, '#234a5e'],
    [0.58, '#4b6b82'],
    [0.75, '#7f8da0'],
    [0.9, '#b4a3a8'],
    [1, '#d8ac9d'],
  ],
  lit: [
    [0, '#173a3f'],
    [0.18, '#23504f'],
    [0.38, '#46706f'],
    [0.58, '#7b8c8d'],
    [0.75, '#a9a19f'],
    [0.9, '#cfb0a4'],
    [1, '#e3b39b'],
  ],
  mist: '#c3c3cd',
  mistNearSun: '#f0b797',
  mistPower: 0.85,
  sunUp: false,
  glow: '#f99a62',
  glowSize: 0.3,
  glowPower: 0.95,
  waterFar: '#f8cfae',
  waterNear: '#5f8093',
  bank: '#163945',
  ink: '#081a22',
  rim: '#4a5f66',
  windowShare: 1,
  window: palette.accentPale,
  windowPower: 1,
  windowGlow: 0.34,
};
