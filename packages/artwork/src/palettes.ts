import { dawn } from './palettes/dawn';
import { dusk } from './palettes/dusk';
import { firstLight } from './palettes/first-light';
import { gold } from './palettes/gold';
import { morning } from './palettes/morning';
import { night } from './palettes/night';
import type { Palette } from './palettes/palette';

/** The valley through the day, each page at its hour. */
export const palettes = {
  dawn,
  morning,
  gold,
  dusk,
  night,
  firstLight,
} as const satisfies Readonly<Record<string, Palette>>;
