import { createGlobalStyle } from 'styled-components';
import { media } from '../theme/media';
import { declareSky } from '../theme/skies';
import { theme } from '../theme/theme';
import { nightDrawings } from '../theme/tokens';
import { declare } from '../theme/variables';

/**
 * How scenes (`scene.tsx`) and contours (`contour.tsx`) look. Every page has them, so this comes in the
 * HTML of each and, like the global style, is left out of the scripts.
 */
export const LandscapeStyle = createGlobalStyle`
  /* fills what the words leave of the screen on phones, and lies behind them from desktop width */
  [data-scene] {
    container-type: size;
    position: relative;
    z-index: -1;
    flex: 1 0 var(--scene-height, 62vw);
    margin-top: var(--scene-rise, -.5rem);
    ${media.desktop} { position: absolute; inset: 0; margin: 0; }
  }

  /* whoever is about to follow a button is expected: the house lights up */
  section:has(> [data-scene]):has(a:hover, a:focus-visible) { --lit: 1; }

  /* mailboxes raise their flag once there is a message to collect */
  main:has(form:valid) { --flag: 1; }

  /* words stand on the other side then */
  [dir=rtl] [data-scene] { transform: scaleX(-1); }

  [data-night] > div {
    ${declare(nightDrawings)}
    ${declareSky('night')}
  }

  [data-night=ending] > div {
    ${media.dark} { ${declareSky('firstLight')} --disc: 0; }
  }

  /* the land: as wide as its place or wider, so that what matters is in sight at every shape of screen */
  :where([data-scene]) > div {
    --radius: clamp(1.5rem, 6.6cqw, 2.2rem);
    --sun-x: calc(50cqw + var(--width) * var(--sun));
    --width: max(100cqw, 180cqh);
    position: absolute;
    bottom: 0;
    left: calc((100cqw - var(--width)) * var(--lean, .5));
    width: var(--width);
    aspect-ratio: var(--shape, 9 / 5);
    /* where the sky ends; seen until the land is there */
    background: linear-gradient(transparent 30%, var(--sky-low) 30%);
    /* a picture that doesn't come leaves no frame and no sign: both are above and around what is seen */
    img {
      position: absolute;
      inset: -20px auto auto -1px;
      width: calc(100% + 2px);
      max-width: none;
      height: calc(100% + 20px);
      object-fit: contain;
      object-position: bottom;
      clip-path: inset(20px 1px 1px);
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
      --radius: 3.6cqw;
      --width: max(100cqw, 60rem);
      bottom: var(--foot, -5cqw);
      aspect-ratio: var(--shape, 16 / 5);
      /* calms the land behind words */
      &::after {
        content: '';
        position: absolute;
        inset: -60% 0 0;
        background: radial-gradient(ellipse var(--calm, 58cqw 17cqw at 22cqw 53%), color-mix(in srgb, var(--sky-low) 86%, transparent) 30%, transparent);
      }
    }
  }

  /* the sky reaches from behind the land, all of which is below 30 % of its picture, far above it */
  [data-scene] span {
    position: absolute;
    inset: auto -50cqw 70%;
    height: max(26rem, 62cqw);
    background: linear-gradient(${theme.color.sky}, var(--sky-high) 40%, var(--sky-low) 78%, var(--sky-horizon));
    ${media.desktop} { height: 48cqw; }
    &::before {
      content: '';
      position: absolute;
      inset: 0;
      background: radial-gradient(ellipse 62cqw 40cqw at var(--sun-x) var(--sun-y), var(--sky-glow), transparent 70%);
      mask-image: linear-gradient(transparent, #000 45%);
      opacity: .75;
    }
    i {
      position: absolute;
      top: calc(var(--sun-y) - var(--radius) / 2);
      left: calc(var(--sun-x) - var(--radius) / 2);
      width: calc(var(--radius) * var(--disc, 1));
      aspect-ratio: 1;
      border-radius: 50%;
      background: ${theme.disc};
    }
  }

  [data-contour] {
    position: absolute;
    left: 50%;
    /* wider than its place, so that the strokes of its sides are out of sight */
    width: max(100% + 4px, 62rem);
    height: clamp(1.75rem, 4.2vw, 4.25rem);
    transform: translateX(-50%);
    stroke: ${theme.color.rim};
    stroke-width: 1.5px;
    pointer-events: none;
    path { vector-effect: non-scaling-stroke; }
  }
  /* two pixels over what follows leave no gap between them */
  [data-contour=above] { bottom: calc(100% - 2px); transform: translateX(-50%) scaleX(-1); }
  [data-contour=foot] { bottom: -2px; }
  [data-contour=top] { top: -2px; transform: translateX(-50%) scaleY(-1); }

  ${media.plain} {
    [data-scene], [data-contour] { display: none; }
    /* no picture to leave room for, and on paper no screen to fill */
    section { min-height: 0 !important; }
  }
`;
