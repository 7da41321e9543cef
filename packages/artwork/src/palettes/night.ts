import type { SiteColors } from '../colors';
import type { Palette } from './palette';

/** Night: the moon is up and the lamps are lit. */
export const night = ({ accent, ink }: SiteColors): Palette => ({
  shade: [
    [0, '#050c11'],
    [0.16, '#081520'],
    [0.34, '#0a1c26'],
    [0.55, '#112a36'],
    [0.75, '#183644'],
    [0.9, '#203f4c'],
    [1, '#254753'],
  ],
  lit: [
    [0, '#0c1d25'],
    [0.16, '#142f38'],
    [0.34, '#1c3c47'],
    [0.55, '#234650'],
    [0.75, '#294e5a'],
    [0.9, '#2b515d'],
    [1, '#2b515e'],
  ],
  mist: '#2f525e',
  mistNearSun: '#4c717b',
  mistPower: 0.78,
  sunUp: true,
  glow: '#44697a',
  glowSize: 0.27,
  glowPower: 0.5,
  glowFlatness: 1.25,
  waterFar: '#a9bdb9',
  waterNear: '#2f5564',
  bank: '#0a1a23',
  ink,
  rim: '#23424e',
  wall: '#3d5c68',
  casing: '#4a3a2c',
  window: accent.onDark,
  windowPower: 1,
  windowGlow: 0.36,
  windowShare: 1,
});
