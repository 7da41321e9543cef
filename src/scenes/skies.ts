import { declare } from '../theme/variables';

/**
 * The sky at one hour: three gradient stops from `color.sky` at the top down to the horizon, and the glow
 * around the sun or moon.
 */
type Sky = Readonly<Record<'high' | 'low' | 'horizon' | 'glow', string>>;

const sky = (high: string, low: string, horizon: string, glow: string): Sky => ({
  high,
  low,
  horizon,
  glow,
});

/** All skies by hour. */
export const skies = {
  dawn: sky('#e9ece6', '#f0e6d8', '#f8dcc5', '#fbc795'),
  morning: sky('#e3eeef', '#eaf1ea', '#f3f1df', '#fdeebf'),
  gold: sky('#ebece4', '#f4e6cd', '#f8d8ad', '#fbc27a'),
  dusk: sky('#e2e2e5', '#eed6cd', '#f3bb9d', '#fba06acc'),
  night: sky('#10222d', '#182f3c', '#294956', '#6f98a088'),
  firstLight: sky('#12222f', '#233547', '#a98689', '#ffb98a82'),
};

/** Declares the sky's variables: `--sky-high` and so on. */
export const declareSky = (hour: keyof typeof skies): string => declare({ sky: skies[hour] });
