import { declare } from '../theme/variables';

/** The sky at one hour. */
export type Sky = {
  /** The colors of a gradient that begins at the top with `color.sky`. */
  readonly high: string;
  readonly low: string;
  readonly horizon: string;
  /** Around the sun or the moon. */
  readonly glow: string;
  /** The color of the moon's disc, and its crescent, as a shadow on the disc. */
  readonly disc?: string;
  readonly moon?: string;
  /** How far the moon is from the place of the sun, in widths of the land: to the right, and up. */
  readonly aside?: string;
  readonly above?: string;
  /** Stars, as layers of a background. */
  readonly stars?: string;
  readonly phoneStars?: string;
};

/** Faint stars below and beside the words, at places in percent of the sky, whose middle half is in view. */
const starsAt = (...places: readonly (readonly [x: number, y: number])[]) =>
  places.map(([x, y]) => `radial-gradient(circle at ${x}% ${y}%,#dfe9eab0 1px,#0000 1.5px)`).join();

/** The moon is a crescent, and stands higher than the sun and away from it. */
const moonlit = {
  disc: '#0000',
  moon: 'inset calc(var(--sun-width)*-.28) calc(var(--sun-width)*.06)',
  aside: '-.06',
  above: '.034',
  stars: starsAt([71, 64], [74.3, 59], [72.4, 71], [73.6, 67]),
  // below the words, between them and the ridge
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
