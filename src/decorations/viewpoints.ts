import { css, styled } from 'styled-components';
import { media } from '../theme/media';
import { declareSky, type skies } from '../theme/skies';
import type { sceneDrawings } from './scene-drawings';

type Hour = keyof typeof skies;

/**
 * Positions relative to the land's width: the sun from the left (0 … 1) and above the foot of the sky; the
 * drawing from the left and the foot, and its width (%).
 */
type Spots = readonly [sun: number, sunUp: number, x: number, y: number, size: number];

const at = ([sun, sunUp, x, y, size]: Spots): string =>
  `--sun:${sun};--sun-up:${sunUp};--x:${x}%;--y:${y}%;--size:${size}%;`;

/** A view: its sky in each scheme, and its positions on phones and from desktop width. */
const view = (day: Hour, night: Hour, phone: Spots, wide: Spots) => css`
  ${declareSky(day)}
  ${at(phone)}

  ${media.dark} {
    ${declareSky(night)}
  }

  ${media.desktop} {
    ${at(wide)}
  }
`;

/** Of the scenes that show the whole valley from above. */
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

const Overlook = styled.div`
  ${far}
  ${view('dawn', 'night', [0.72, 0.055, 19, 43.5, 15], [0.765, 0.062, 37.6, 16.8, 6])}
`;

/** As `Overlook`, with a lower moon, since its hero is less tall. */
const Road = styled.div`
  ${far}
  ${view('dawn', 'night', [0.8, 0.043, 19, 43.5, 15], [0.765, 0.062, 37.6, 18, 6])}
  --width: 100cqw;
`;

const Homestead = styled.div`
  ${view('morning', 'night', [0.9, 0.152, 45, 26.5, 16], [0.84, 0.096, 48.5, 29, 8.3])}
`;

const Bridge = styled.div`
  --lean: 1;
  ${view('gold', 'night', [0.13, 0.115, 69, 21, 20], [0.1, 0.058, 68.6, 22, 9])}

  ${media.dark} {
    --disc: 0;
  }
`;

const Mailbox = styled.div`
  ${view('dusk', 'firstLight', [0.1, 0, 34, 55, 15], [0.12, 0, 37.5, 54.5, 8.6])}
  --disc: 0;
`;

/** The container of each scene's land, with its sky and positions. */
export const viewpoints: Readonly<Record<keyof typeof sceneDrawings, typeof Overlook>> = {
  overlook: Overlook,
  homestead: Homestead,
  bridge: Bridge,
  mailbox: Mailbox,
  road: Road,
};
