import { styled } from 'styled-components';
import { nightDrawings } from '../theme/drawing-colors';
import { media } from '../theme/media';
import { declare } from '../theme/variables';
import { kindle } from './scene-motion';

type SceneBoxProps = {
  /** Where it begins on a phone, below the words. */
  readonly $top: string | undefined;
};

/**
 * Where a scene is in its section: below the words on phones, filling the screen; behind them in
 * wider windows, and on phones in landscape (`media.behind`).
 */
export const SceneBox = styled.div<SceneBoxProps>`
  container-type: size;
  position: relative;
  z-index: -1;
  flex: 1 0 var(--scene-height, 62vw);
  margin-top: var(--scene-rise, -0.5rem);
  ${({ $top }) => $top && `--scene-rise: ${$top};`}

  ${media.behind} {
    position: absolute;
    inset: 0;
    margin: 0;
  }

  /* the windows light up while a button has the pointer or focus */
  section:has(a:focus-visible) > & {
    --lit: 1;
  }

  ${media.hover} {
    section:has(a:hover) > & {
      --lit: 1;
    }
  }

  /* mailboxes raise their flag once the form is valid */
  main:has(form:valid) & {
    --flag: 1;
  }

  /* the words are on the other side */
  [dir='rtl'] & {
    scale: -1 1;
  }

  ${media.plain} {
    display: none;
  }
`;

/**
 * The land: as wide as the box of its scene or wider, so that its subject is visible at every
 * aspect ratio.
 */
export const LandBox = styled.div`
  --sun-width: clamp(1.5rem, 6.6cqw, 2.2rem);
  --sun-x: calc(50cqw + var(--width) * (var(--sun) + var(--sky-aside, 0)));
  --sun-y: calc(100% - var(--width) * (var(--sun-up) + var(--sky-above, 0)));
  --width: max(100cqw, 100cqh * var(--shape));
  position: absolute;
  bottom: var(--foot, 0);
  left: calc((100cqw - var(--width)) * var(--lean, 0.5));
  width: var(--width);
  aspect-ratio: var(--shape);
  background: var(--sky-horizon);

  /* the outline of the land, visible until its picture has loaded */
  picture::before {
    content: '';
    position: absolute;
    /* a little lower, so that no line of it shows above the ridge of the picture */
    inset: 0.25cqw 0 0;
    clip-path: var(--outline);
    background: linear-gradient(var(--day));

    ${media.dark} {
      background: linear-gradient(var(--night));
    }
  }

  /* a broken picture shows no frame and no icon: both are outside of the clip path */
  img {
    position: absolute;
    inset: -20px auto auto -1px;
    width: calc(100% + 2px);
    max-width: none;
    height: calc(100% + 21px);
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

  ${media.behind} {
    --sun-width: 3.6cqw;
    --width: max(100cqw, 60rem);
    bottom: var(--foot, -5cqw);

    /* reduces the contrast of the land behind text */
    &::after {
      content: '';
      position: absolute;
      inset: -60% 0 0;
      background: radial-gradient(
        ellipse var(--calm, 55cqw 15cqw at 22cqw 45%),
        color-mix(in srgb, var(--sky-low) 86%, transparent) 30%,
        transparent
      );
    }
  }

  [data-night] > & {
    ${declare(nightDrawings)}

    picture::before {
      background: linear-gradient(var(--night));
    }
  }

  [data-night='banner'] > & {
    /* behind the trees of the footer */
    --foot: 0;

    img {
      ${kindle}
    }
  }
`;
