import { dawn } from './dawn';
import type { Palette } from './palette';

/** Forenoon: the mist has thinned, clear greens. */
export const morning: Palette = {
  ...dawn,
  shade: [
    [0, '#0c2f33'],
    [0.18, '#124146'],
    [0.38, '#2a6064'],
    [0.58, '#5b8b92'],
    [0.75, '#93b4bb'],
    [0.9, '#c0d2d3'],
    [1, '#dfe6e0'],
  ],
  lit: [
    [0, '#2b5a42'],
    [0.18, '#417453'],
    [0.38, '#73a077'],
    [0.58, '#a5c09f'],
    [0.75, '#cad6bf'],
    [0.9, '#e2e6d4'],
    [1, '#eceadb'],
  ],
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
};
