import { declare } from '../theme/variables';

/**
 * The sky at one hour: three gradient stops from `color.sky` at the top down to the horizon, and
 * the glow around the sun or moon. By night also the color of the disc, the crescent on it, how far
 * the moon is aside of the sun's place and above it, and stars.
 */
export type Sky = Readonly<Record<'high' | 'low' | 'horizon' | 'glow', string>> &
  Partial<Readonly<Record<'disc' | 'moon' | 'aside' | 'above' | 'stars' | 'phoneStars', string>>>;

/**
 * Faint stars below the words and aside of them; their places in percent of the sky, whose middle
 * half is in view. Each ends in a comma, since the glow follows them in one `background`
 * (`scene.tsx`); without stars there is no comma.
 */
const starsAt = (...places: readonly (readonly [x: number, y: number])[]) =>
  places
    .map(([x, y]) => `radial-gradient(circle at ${x}% ${y}%,#dfe9eab0 1px,#0000 1.5px),`)
    .join('');

/** The moon is a crescent, and stands higher than the sun and away from it. */
const moonlit = {
  disc: '#0000',
  moon: 'inset calc(var(--sun-width)*-.28) calc(var(--sun-width)*.06)',
  aside: '-.06',
  above: '.034',
  stars: starsAt([71, 64], [74.3, 59], [72.4, 71], [73.6, 67]),
  // on phones, between the words and the ridge
  phoneStars: starsAt([46, 82], [57, 89]),
};

/** The sky of these colors. */
export const sky = (high: string, low: string, horizon: string, glow: string) => ({
  high,
  low,
  horizon,
  glow,
});

/** The skies that scenes share, by hour. */
export const skies = {
  dawn: sky('#e9ece6', '#f0e6d8', '#f8dcc5', '#fbc795'),
  morning: sky('#e3eeef', '#eaf1ea', '#f3f1df', '#fdeebf'),
  gold: sky('#ebece4', '#f4e6cd', '#f8d8ad', '#fbc27a'),
  dusk: sky('#e2e2e5', '#eed6cd', '#f3bb9d', '#fba06acc'),
  night: { ...sky('#11242f', '#1d3846', '#34596a', '#6f98a066'), ...moonlit },
  firstLight: sky('#12222f', '#38435a', '#a98689', '#ffb98a44'),
};

/** Declares the sky's variables: `--sky-high` and so on. */
export const declareSky = (sky: Sky): string => declare({ sky });
