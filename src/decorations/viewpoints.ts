import { css, styled } from 'styled-components';
import { media } from '../theme/media';
import { declareSky, type skies } from '../theme/skies';

/** In whose box the house, and what belongs to it, is drawn. */
const besideTheHouse = '20 0 92 96';

/**
 * The land, as wide as its place or wider, so that what matters is in sight at every shape of screen.
 * Where things are is told in shares of it: the horizon from the top, the house (`--x`, `--y` from the
 * foot, `--size`), and the sun (`--sun` from the left, `--sun-y` from the top of the sky).
 */
const Place = styled.div`
  --disc: clamp(1.5rem, 6.6cqw, 2.2rem);
  --sun-x: calc(50cqw + var(--width) * var(--sun));
  position: absolute;
  bottom: 0;
  left: calc((100cqw - var(--width)) * var(--lean));
  width: var(--width);
  aspect-ratio: var(--shape);

  img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
  }

  svg {
    position: absolute;
    z-index: 1;
    bottom: var(--y);
    left: var(--x);
    width: var(--size);
    overflow: visible;
  }

  ${media.desktop} {
    --disc: 3.6cqw;

    /* calms the land behind words */
    &::after {
      content: '';
      position: absolute;
      inset: -60% 0 0;
      background: radial-gradient(
        ellipse var(--calm, 58cqw 17cqw at 22cqw 53%),
        var(--sky-haze) 30%,
        transparent
      );
    }
  }
`;

/** Its sky by day, and by night in the dark scheme. */
const hours = (day: keyof typeof skies, night: keyof typeof skies) => css`
  ${declareSky(day)}
  ${media.dark} {
    ${declareSky(night)}
  }
`;

/** The whole valley from above, with the house on a hillside. */
const Overlook = styled(Place)`
  ${hours('dawn', 'night')}
  --shape: 5 / 4;
  --width: max(100cqw, 118cqh);
  --lean: 0.3;
  --horizon: 30%;
  --sun: 0.72;
  --sun-y: 94%;
  --x: 19%;
  --y: 43.5%;
  --size: 15%;

  ${media.desktop} {
    --shape: 64 / 23;
    --width: max(100cqw, 160cqh);
    --lean: 0.64;
    --horizon: 30%;
    --sun: 0.765;
    --sun-y: 87%;
    --x: 37.6%;
    --y: 16.8%;
    --size: 6%;
    --calm: 60cqw 26cqw at 18cqw 45%;
  }
`;

/** Down in the valley: what the three near views share. */
const near = css`
  --shape: 9 / 5;
  --width: max(100cqw, 180cqh);
  --lean: 0.5;
  --horizon: 28%;

  ${media.desktop} {
    --shape: 16 / 5;
    --width: max(100cqw, 60rem);
    --horizon: 30%;
    bottom: -5cqw;
  }
`;

const Homestead = styled(Place)`
  ${hours('morning', 'night')}
  ${near}
  --sun: 0.9;
  --sun-y: 80%;
  --x: 45%;
  --y: 26.5%;
  --size: 16%;

  ${media.desktop} {
    --sun: 0.84;
    --x: 48.5%;
    --y: 29%;
    --size: 8.3%;
  }
`;

const Bridge = styled(Place)`
  ${hours('gold', 'moonless')}
  ${near}
  --sun: 0.13;
  --sun-y: 88%;
  --x: 69%;
  --y: 21%;
  --size: 20%;

  ${media.desktop} {
    --sun: 0.1;
    --x: 68.6%;
    --y: 22%;
    --size: 9%;
  }
`;

const Mailbox = styled(Place)`
  ${hours('dusk', 'firstLight')}
  ${near}
  --sun: 0.1;
  --sun-y: 100%;
  --x: 34%;
  --y: 55%;
  --size: 15%;

  ${media.desktop} {
    --sun: 0.12;
    --x: 37.5%;
    --y: 54.5%;
    --size: 8.6%;
  }
`;

/** The same by a lower moon: the hero is not as tall there. */
const Road = styled(Overlook)`
  --width: 100cqw;
  --sun: 0.8;
  --sun-y: 96%;

  ${media.desktop} {
    --width: 100cqw;
  }
`;

/** From where each page looks at the valley; the same house gets nearer. */
export const viewpoints = {
  overlook: {
    Place: Overlook,
    drawings: [
      ['house', besideTheHouse],
      ['path', besideTheHouse],
    ],
  },
  homestead: {
    Place: Homestead,
    drawings: [
      ['house', besideTheHouse],
      ['laundry', besideTheHouse],
    ],
  },
  bridge: { Place: Bridge, drawings: [['bridge', '0 0 200 92']] },
  mailbox: {
    Place: Mailbox,
    drawings: [
      ['house', besideTheHouse],
      ['mailbox', besideTheHouse],
    ],
  },
  road: { Place: Road, drawings: [['road', besideTheHouse]] },
} as const;
