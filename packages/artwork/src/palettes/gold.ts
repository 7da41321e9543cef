import type { SiteColors } from '../colors';
import { dawn } from './dawn';
import { landStops } from './land-stops';
import type { Palette } from './palette';

/** Late afternoon: low gold from the side, long blue shade. */
export const gold = (colors: SiteColors): Palette => ({
  ...dawn(colors),
  shade: landStops('#0b2a35', '#123c4b', '#2a5868', '#5d828f', '#97aaab', '#cbc5b2', '#e9d3b4'),
  lit: landStops('#34543b', '#54734d', '#8b9d70', '#b7b894', '#d8cba9', '#ecd6b2', '#f2d9b4'),
  mist: '#f3ecdc',
  mistNearSun: '#fbdfb2',
  mistPower: 0.85,
  glow: '#fbc787',
  glowSize: 0.3,
  waterFar: '#fde6c0',
  waterNear: '#8fb2b2',
  bank: '#35574f',
  rim: '#a5986a',
  windowShare: 0,
  window: colors.accent.pale,
  windowGlow: 0.2,
});
