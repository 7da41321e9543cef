import { createGlobalStyle } from 'styled-components';
import { media } from '../theme/media';
import { theme } from '../theme/theme';
import { nightDrawings } from '../theme/drawing-colors';
import { declare } from '../theme/variables';
import { declareSky } from './skies';

/**
 * The styles of scenes (`scene.tsx`), contours (`contour.tsx`) and sections without a backdrop. Every page has
 * them, so they are in the HTML of all pages (`page-styles.tsx`).
 */
export const LandscapeStyle = createGlobalStyle`
  /* below the text on phones, filling the screen; behind it from desktop width */
  [data-scene] {
    container-type: size;
    position: relative;
    z-index: -1;
    flex: 1 0 var(--scene-height, 62vw);
    margin-top: var(--scene-rise, -.5rem);
    ${media.desktop} { position: absolute; inset: 0; margin: 0; }
  }

  /* clear of the button above it */
  [data-scene=window] { --scene-rise: 2rem; }

  /* the windows light up while a button has the pointer or focus */
  section:has(> [data-scene]):has(a:focus-visible) { --lit: 1; }
  ${media.hover} { section:has(> [data-scene]):has(a:hover) { --lit: 1; } }

  /* mailboxes raise their flag once the form is valid */
  main:has(form:valid) { --flag: 1; }

  /* the text is on the other side */
  [dir=rtl] [data-scene] { scale: -1 1; }

  [data-night] > div {
    ${declare(nightDrawings)}
    ${declareSky('night')}
    picture::before { background: linear-gradient(var(--night)); }
  }

  [data-night=ending] > div {
    /* above the trees of the footer */
    --foot: max(3.4rem, 5.2cqw);
    ${media.dark} { ${declareSky('firstLight')} --disc: 0; }
  }

  /* the land: as wide as its container or wider, so that its subject is visible at every aspect ratio */
  :where([data-scene]) > div {
    --radius: clamp(1.5rem, 6.6cqw, 2.2rem);
    --sun-x: calc(50cqw + var(--width) * (var(--sun) + var(--sky-aside, 0)));
    --sun-y: calc(100% - var(--width) * (var(--sun-up) + var(--sky-above, 0)));
    --width: max(100cqw, 180cqh);
    position: absolute;
    bottom: var(--foot, 0);
    left: calc((100cqw - var(--width)) * var(--lean, .5));
    width: var(--width);
    aspect-ratio: var(--shape, 9 / 5);
    background: var(--sky-horizon);
    /* the outline of the land, visible until its picture has loaded */
    picture::before {
      content: '';
      position: absolute;
      inset: 0;
      clip-path: var(--ridge);
      background: linear-gradient(var(--day));
      ${media.dark} { background: linear-gradient(var(--night)); }
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
    /* travels in front of the ridge at the scene's foot */
    [data-transition=travel] { z-index: 2; }
    ${media.desktop} {
      --radius: 3.6cqw;
      --width: max(100cqw, 60rem);
      bottom: var(--foot, -5cqw);
      aspect-ratio: var(--shape, 16 / 5);
      /* reduces the contrast of the land behind text */
      &::after {
        content: '';
        position: absolute;
        inset: -60% 0 0;
        background: radial-gradient(ellipse var(--calm, 55cqw 15cqw at 22cqw 45%), color-mix(in srgb, var(--sky-low) 86%, transparent) 30%, transparent);
      }
    }
  }

  /* the sky extends far above the land, which is below 30 % of its picture */
  [data-sky] {
    position: absolute;
    inset: auto -50cqw 70%;
    height: max(26rem, 62cqw);
    background: linear-gradient(${theme.color.sky}, var(--sky-high) 40%, var(--sky-low) 78%, var(--sky-horizon));
    ${media.desktop} { height: 48cqw; --stars: var(--sky-stars,); }
    &::before {
      content: '';
      position: absolute;
      inset: 0;
      background: var(--stars,) radial-gradient(ellipse 62cqw 40cqw at var(--sun-x) var(--sun-y), var(--sky-glow), transparent 70%);
      mask-image: linear-gradient(transparent, #000 45%);
      opacity: .75;
    }
    [data-sun] {
      position: absolute;
      top: calc(var(--sun-y) - var(--radius) / 2);
      left: calc(var(--sun-x) - var(--radius) / 2);
      width: calc(var(--radius) * var(--disc, 1));
      aspect-ratio: 1;
      border-radius: 50%;
      color: ${theme.disc};
      background: var(--sky-disc, currentColor);
      box-shadow: var(--sky-moon, none);
    }
  }

  [data-contour] {
    position: absolute;
    left: 50%;
    width: max(100%, 62rem);
    height: clamp(1.75rem, 4.2vw, 4.25rem);
    translate: -50%;
    /* two pixels over what follows leave no gap between them */
    bottom: -2px;
    z-index: 1;
    fill: ${theme.color.background};
    pointer-events: none;
  }
  /* the footer has an edge of its own */
  section:last-child [data-contour] { display: none; }

  /* leaves no room for a picture; a section alone on its page fills the screen nevertheless */
  section[data-backdrop=none] {
    padding-bottom: ${theme.layout.section};
    &:not(:only-child) { min-height: 24rem; }
  }

  ${media.plain} {
    [data-scene], [data-contour] { display: none; }
    /* there is no picture to leave room for, and on paper no screen to fill */
    section { min-height: 0 !important; }
  }
`;
