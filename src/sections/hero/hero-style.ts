import { createGlobalStyle } from 'styled-components';
import { media } from '../../theme/media';
import { nightColors, theme } from '../../theme/theme';

/**
 * How heroes look. Every page opens with one, so this comes in the HTML of each and, like the global
 * style, is left out of the scripts.
 */
export const HeroStyle = createGlobalStyle`
  [data-opening] {
    position: relative;
    isolation: isolate;
    display: flex;
    flex-direction: column;
    overflow: hidden;
    overflow: clip;
    background: ${theme.color.sky};

    > :first-child {
      padding-block: calc(${theme.layout.barHeight} + clamp(1rem, 3.2vh, 6rem)) ${theme.space.xl};
    }

    /* not in ch, which a stand-in would make another width */
    h1 { max-width: 14.5em; }

    p {
      /* clear of the sun or moon on tablets */
      max-width: max(30rem, min(30em, 68vw));
      margin-top: clamp(1rem, 1.6vw, 1.6rem);
      color: ${theme.color.text};
      text-wrap: balance;
    }

    ${media.desktop} { min-height: max(36rem, 48vw); }

    /* the footer's ridge is there already */
    &:last-child > [data-contour] { display: none; }

    /* a phone on its side: words and ways on in sight, and some of the valley */
    @media (max-height: 28rem) and (min-width: 40rem) {
      --scene-rise: -5rem;
      h1 { font-size: 2.5rem; }
      > :first-child { padding-top: calc(${theme.layout.barHeight} + ${theme.space.xs}); }
    }
  }

  [data-opening=night] {
    --scene-height: 84vw;
    ${nightColors}
    color: ${theme.color.text};
  }

  /* fills the screen and shows the whole of its valley */
  [data-size=tall] {
    --scene-height: 78vw;
    /* brings the lit house into the first view of a small phone, and the valley into that of one on its side */
    --scene-rise: -17vw;
    min-height: 100svh;
    h1 { max-width: 11.75em; }
    /* less than 52vw would bring sun and moon up into the words */
    ${media.desktop} { min-height: max(52vw, min(100svh, max(46rem, 62.5vw))); }
  }
`;
