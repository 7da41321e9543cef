import type { SiteColors } from '../colors';
import { dawn } from './dawn';
import { landStops } from './land-stops';
import type { Palette } from './palette';

/** Forenoon: the mist has thinned, clear greens. */
export const morning = (colors: SiteColors): Palette => ({
  ...dawn(colors),
  shade: landStops('#0c2f33', '#124146', '#2a6064', '#5b8b92', '#93b4bb', '#c0d2d3', '#dfe6e0'),
  lit: landStops('#2b5a42', '#417453', '#73a077', '#a5c09f', '#cad6bf', '#e2e6d4', '#eceadb'),
  mist: '#eef3ec',
  mistNearSun: '#fbf1d6',
  mistPower: 0.8,
  glow: '#fbe3ae',
  glowSize: 0.3,
  glowPower: 0.6,
  windowShare: 0,
  waterFar: '#f6f3e4',
  waterNear: '#9cc3c6',
  bank: '#2f6057',
  rim: '#7fa08a',
});
