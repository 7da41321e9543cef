import type { SiteColors } from './colors';
import { dawn } from './palettes/dawn';
import { dusk } from './palettes/dusk';
import { firstLight } from './palettes/first-light';
import { gold } from './palettes/gold';
import { morning } from './palettes/morning';
import { night } from './palettes/night';
import type { Palette } from './palettes/palette';

/** The valley through the day. */
export const palettesFrom = (colors: SiteColors) =>
  ({
    dawn: dawn(colors),
    morning: morning(colors),
    gold: gold(colors),
    dusk: dusk(colors),
    night: night(colors),
    firstLight: firstLight(colors),
  }) as const satisfies Readonly<Record<string, Palette>>;

/** An hour of the day, in whose light a view is drawn. */
export type Hour = keyof ReturnType<typeof palettesFrom>;
