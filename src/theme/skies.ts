import { alpha, palette } from './palette';
import { declare } from './variables';

/**
 * The sky at one hour, painted by CSS: sharp at every density, without a byte of picture, and the colour
 * that words stand on before any picture has come.
 */
type Sky = {
  /** Four stops from the top, which is the page's own `color.sky`, down to the horizon. */
  readonly zenith: string;
  readonly high: string;
  readonly low: string;
  readonly horizon: string;
  /** Light around the sun or moon, and how strong it is. */
  readonly glow: string;
  readonly glowPower: string;
  /** The disc and the ring of light around it; transparent while it is below the ridge. */
  readonly disc: string;
  readonly halo: string;
  /** Calms the land behind words. */
  readonly haze: string;
};

const dawn: Sky = {
  zenith: palette.slate63,
  high: '#e9ece6',
  low: '#f0e6d8',
  horizon: '#f8dcc5',
  glow: '#fbc795',
  glowPower: '.75',
  disc: '#fff6e2',
  halo: '#fff0d8',
  haze: /* @__PURE__ */ alpha('#f0e6d8', 0.86),
};

const night: Sky = {
  zenith: palette.slate798,
  high: '#10222d',
  low: '#1a3442',
  horizon: '#2f515e',
  glow: '#6f98a0',
  glowPower: '.55',
  disc: '#f4ecd6',
  halo: '#9fb8b6',
  haze: /* @__PURE__ */ alpha(palette.slate798, 0.58),
};

/** The hours of the site: one page each by day; all of them by night. */
export const skies = {
  dawn,
  morning: {
    ...dawn,
    high: '#e3eeef',
    low: '#eaf1ea',
    horizon: '#f3f1df',
    glow: '#fdeebf',
    disc: '#fffdf2',
    halo: '#fff6d6',
    haze: /* @__PURE__ */ alpha('#eaf1ea', 0.86),
  },
  gold: {
    ...dawn,
    high: '#ebece4',
    low: '#f4e6cd',
    horizon: '#f8d8ad',
    glow: '#fbc27a',
    disc: '#fff3d4',
    halo: '#ffe3ae',
    haze: /* @__PURE__ */ alpha('#f4e6cd', 0.86),
  },
  dusk: {
    ...dawn,
    high: '#e2e2e5',
    low: '#eed6cd',
    horizon: '#f3bb9d',
    glow: '#fba06a',
    glowPower: '.6',
    disc: 'transparent',
    halo: 'transparent',
    haze: /* @__PURE__ */ alpha('#eed6cd', 0.86),
  },
  night,
  /** The moon is behind the ridge. */
  moonless: { ...night, glowPower: '.3', disc: 'transparent', halo: 'transparent' },
  firstLight: {
    ...night,
    high: '#12222f',
    low: '#233547',
    horizon: '#a98689',
    glow: '#ffb98a',
    glowPower: '.38',
    disc: 'transparent',
    halo: 'transparent',
  },
} as const satisfies Readonly<Record<string, Sky>>;

/** Declares the sky's variables: `--sky-zenith` and so on. */
export const declareSky = (hour: keyof typeof skies): string => declare({ sky: skies[hour] });
