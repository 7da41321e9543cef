import type { SiteColors } from '../colors';
import type { Palette } from './palette';

/** Night: the moon is up and the lamps are lit. */
export const night = ({ accent, ink }: SiteColors): Palette => ({
  shade: [
    [0, '#050c11'],
    [0.16, '#081520'],
    [0.34, '#0a1c26'],
    [0.55, '#112a36'],
    [0.75, '#1a3b49'],
    [0.9, '#274a58'],
    [1, '#2b4d5b'],
  ],
  lit: [
    [0, '#0c1d25'],
    [0.16, '#142f38'],
    [0.34, '#1c3c47'],
    [0.55, '#264b57'],
    [0.75, '#305965'],
    [0.9, '#386470'],
    [1, '#3a6773'],
  ],
  mist: '#3a5f6b',
  mistNearSun: '#6f9096',
  mistPower: 0.78,
  sunUp: true,
  glow: '#5f8790',
  glowSize: 0.27,
  glowPower: 0.62,
  glowFlatness: 1.25,
  waterFar: '#a9bdb9',
  waterNear: '#2f5564',
  bank: '#0a1a23',
  ink,
  rim: '#23424e',
  wall: '#3d5c68',
  casing: '#4a3a2c',
  paneSky: ['#10222d', '#294956'],
  window: accent.onDark,
  windowPower: 1,
  windowGlow: 0.36,
  windowShare: 1,
});
