import type { SiteColors } from '../colors';
import { dawn } from './dawn';
import { landStops } from './land-stops';
import type { Palette } from './palette';

/** Dusk: the sun is behind the ridge, and the lamps come on. */
export const dusk = (colors: SiteColors): Palette => ({
  ...dawn(colors),
  shade: landStops('#0a202b', '#10303f', '#234a5e', '#4b6b82', '#7f8da0', '#b4a3a8', '#d8ac9d'),
  lit: landStops('#173a3f', '#23504f', '#46706f', '#7b8c8d', '#a9a19f', '#cfb0a4', '#e3b39b'),
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
  wall: '#d9b9ac',
  casing: '#6a5546',
  window: colors.accent.pale,
  windowPower: 1,
  windowGlow: 0.34,
});
