import { css, styled } from 'styled-components';
import { media } from '../theme/media';
import { outlines } from './generated/outlines';
import type { sceneDrawings } from './scene-drawings';
import type { LandName } from './schema';
import { Land } from './scene-style';
import { declareSky, type skies } from './skies';

type Hour = keyof typeof skies;

/** Where the sun or moon and the drawings are in a land, relative to the land's width. */
type Positions = {
  /** The middle of the sun or moon: from the left, and above the foot of the sky (0 … 1). */
  readonly sun: { readonly x: number; readonly up: number };
  /** The box of the drawings, if there are any: from the left, from the foot of the land, and its width (percent). */
  readonly drawings?: { readonly x: number; readonly y: number; readonly width: number };
};

type View = {
  /** The land whose outline stands in for its picture until that has loaded. */
  readonly land: LandName;
  /** The hour of the sky in the light and in the dark scheme. */
  readonly light: Hour;
  readonly dark: Hour;
  readonly phone: Positions;
  /** The positions from desktop width on. */
  readonly wide: Positions;
};

const position = ({ sun, drawings }: Positions): string =>
  `--sun:${sun.x};--sun-up:${sun.up};` +
  (drawings ? `--x:${drawings.x}%;--y:${drawings.y}%;--size:${drawings.width}%;` : '');

const view = ({ land, light, dark, phone, wide }: View) => css`
  --ridge: ${outlines[land].phone};
  --day: ${outlines[land].day};
  --night: ${outlines[land].night};
  ${declareSky(light)}
  ${position(phone)}

  ${media.dark} {
    ${declareSky(dark)}
  }

  ${media.desktop} {
    --ridge: ${outlines[land].wide};
    ${position(wide)}
  }
`;

/** The light comes from where the pictures have it. */
const aside = { x: 0.8, up: 0.06 } as const;

/** The scenes that show the whole valley from above. */
const far = css`
  --shape: 5 / 4;
  --width: max(100cqw, 118cqh);
  --lean: 0.3;

  ${media.desktop} {
    --shape: 64 / 23;
    --width: max(100cqw, 160cqh);
    --lean: 0.64;
    --foot: 0;
    --calm: 60cqw 26cqw at 18cqw 45%;
  }
`;

const Overlook = styled(Land)`
  ${far}
  ${view({
    land: 'overlook',
    light: 'dawn',
    dark: 'night',
    phone: { sun: { x: 0.72, up: 0.055 }, drawings: { x: 19, y: 43.5, width: 15 } },
    wide: { sun: { x: 0.765, up: 0.062 }, drawings: { x: 37.6, y: 16.8, width: 6 } },
  })}
`;

/** Like `Overlook`, but with a lower moon, since its hero is less tall. */
const Road = styled(Land)`
  ${far}
  ${view({
    land: 'overlook',
    light: 'dawn',
    dark: 'night',
    phone: { sun: { x: 0.8, up: 0.043 }, drawings: { x: 19, y: 43.5, width: 15 } },
    wide: { sun: { x: 0.765, up: 0.062 }, drawings: { x: 37.6, y: 18, width: 6 } },
  })}
  --width: 100cqw;
`;

const Homestead = styled(Land)`
  ${view({
    land: 'homestead',
    light: 'morning',
    dark: 'night',
    phone: { sun: { x: 0.9, up: 0.152 }, drawings: { x: 50, y: 25.6, width: 16 } },
    wide: { sun: { x: 0.84, up: 0.096 }, drawings: { x: 53.5, y: 27.6, width: 8.3 } },
  })}
`;

const Bridge = styled(Land)`
  --lean: 1;
  /* behind the ridge, or beside the words */
  --disc: 0;
  ${view({
    land: 'bridge',
    light: 'gold',
    dark: 'night',
    phone: { sun: { x: 0.13, up: 0.115 }, drawings: { x: 69, y: 21, width: 20 } },
    wide: { sun: { x: 0.1, up: 0.058 }, drawings: { x: 68.6, y: 25.5, width: 9 } },
  })}
`;

const Mailbox = styled(Land)`
  ${view({
    land: 'mailbox',
    light: 'dusk',
    dark: 'firstLight',
    phone: { sun: { x: 0.1, up: 0 }, drawings: { x: 34, y: 55, width: 15 } },
    wide: { sun: { x: 0.12, up: 0 }, drawings: { x: 37.5, y: 53.6, width: 8.6 } },
  })}
  --disc: 0;

  /* no veil over the first light */
  ${media.dark} {
    --calm: 0 0;
  }
`;

/** Its sky is the wall of the room; the sky in the window belongs to the picture. */
const Window = styled(Land)`
  --disc: 0;
  ${view({ land: 'window', light: 'room', dark: 'roomAtNight', phone: { sun: aside }, wide: { sun: aside } })}

  && {
    ${media.desktop} {
      --width: 100cqw;
      /* no veil over the table */
      --calm: 0 0;
    }
  }

  [data-night] > & {
    ${declareSky('roomAtNight')}
  }
`;

const Porch = styled(Land)`
  --disc: 0;
  ${view({ land: 'porch', light: 'morning', dark: 'firstLight', phone: { sun: aside }, wide: { sun: aside } })}

  [data-night] > & {
    ${declareSky('firstLight')}
  }
`;

const Lane = styled(Land)`
  ${view({
    land: 'lane',
    light: 'gold',
    dark: 'night',
    phone: { sun: { x: 0.85, up: 0.12 } },
    wide: { sun: { x: 0.88, up: 0.07 } },
  })}
`;

/** The container of each scene's land, which declares its sky and positions as variables. */
export const viewpoints: Readonly<Record<keyof typeof sceneDrawings, typeof Overlook>> = {
  overlook: Overlook,
  homestead: Homestead,
  bridge: Bridge,
  mailbox: Mailbox,
  road: Road,
  window: Window,
  porch: Porch,
  lane: Lane,
};
