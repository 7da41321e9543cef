import { dawn } from './palettes/dawn';
import { firstLight } from './palettes/first-light';
import { night } from './palettes/night';
import type { Palette } from './palettes/palette';

export type Time = 'dawn' | 'night' | 'firstlight';

/** The valley through the day. */
export const palettes: Readonly<Record<Time, Palette>> = { dawn, night, firstlight: firstLight };
