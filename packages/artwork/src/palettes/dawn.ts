import type { SiteColors } from '../colors';
import { landStops } from './land-stops';
import type { Palette } from './palette';

/** Dawn: mist in the valley, the sun a hand above the ridge. */
export const dawn = ({ accent }: SiteColors): Palette => ({
  shade: landStops('#0a2730', '#0f3645', '#1f4f64', '#4d7b92', '#86a9bb', '#bccbd2', '#e2dad3'),
  lit: landStops('#1b453f', '#2f5d50', '#5a8776', '#98b0a0', '#c6c9b8', '#e6d7c6', '#f1dccb'),
  mist: '#eef0ea',
  mistNearSun: '#fbe4c9',
  mistPower: 0.96,
  sunUp: true,
  glow: '#fbcb9c',
  glowSize: 0.25,
  glowPower: 0.9,
  glowFlatness: 1.25,
  waterFar: '#fdeed8',
  waterNear: '#8fb6c0',
  bank: '#2c5a5c',
  ink: '#0a222b',
  rim: '#6f8f83',
  wall: '#f6ecdd',
  casing: '#8a7a66',
  window: accent.pale,
  windowPower: 0.8,
  windowGlow: 0.16,
  windowShare: 0.2,
});
