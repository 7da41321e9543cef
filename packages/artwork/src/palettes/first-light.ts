import type { SiteColors } from '../colors';
import { landStops } from './land-stops';
import type { Palette } from './palette';

/** First light: night above, the sun still behind the last ridge. */
export const firstLight = ({ accent, ink }: SiteColors): Palette => ({
  shade: landStops('#050c11', '#091925', '#112b3d', '#25465c', '#3c5a73', '#4a5d74', '#575c73'),
  lit: landStops('#0c1d25', '#15323d', '#264b58', '#476872', '#647a8a', '#5f6b82', '#64677f'),
  mist: '#61798c',
  mistNearSun: '#b08f8f',
  mistPower: 0.9,
  sunUp: false,
  glow: '#ffc58f',
  glowSize: 0.26,
  glowPower: 0.6,
  glowFlatness: 1.9,
  waterFar: '#efc0a2',
  waterNear: '#33566b',
  bank: '#0b202c',
  ink,
  rim: '#4b5560',
  wall: '#8b7f8a',
  casing: '#4a3a2c',
  window: accent.onDark,
  windowPower: 1,
  windowGlow: 0.3,
  windowShare: 0.8,
});
