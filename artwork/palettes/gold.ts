import * as palette from '../../src/theme/palette';
import { dawn } from './dawn';
import type { Palette } from './palette';

/** Late afternoon: low gold from the side, long blue shade. */
export const gold: Palette = {
  ...dawn,
  shade: [
    [0, '#0b2a35'],
    [0.18, '#123c4b'],
    [0.38, '#2a5868'],
    [0.58, '#5d828f'],
    [0.75, '#97aaab'],
    [0.9, '#cbc5b2'],
    [1, '#e9d3b4'],
  ],
  lit: [
    [0, '#34543b'],
    [0.18, '#54734d'],
    [0.38, '#8b9d70'],
    [0.58, '#b7b894'],
    [0.75, '#d8cba9'],
    [0.9, '#ecd6b2'],
    [1, '#f2d9b4'],
  ],
  mist: '#f3ecdc',
  mistNearSun: '#fbdfb2',
  mistPower: 0.85,
  glow: '#fbc787',
  glowSize: 0.3,
  waterFar: '#fde6c0',
  waterNear: '#8fb2b2',
  bank: '#35574f',
  rim: '#a5986a',
  windowShare: 0.5,
  window: palette.accentPale,
  windowGlow: 0.2,
};
