import { css, styled } from 'styled-components';
import { type BackdropKind, withoutBackdrop } from '../../scenes/backdrop';
import { belowTablet, landscape } from '../../theme/breakpoints';
import { media } from '../../theme/media';
import { nightColors, theme } from '../../theme/theme';

type HeroBoxProps = {
  /** Whether it has the colors of the night in both schemes. */
  readonly $night: boolean;
  /** Whether it fills the screen and shows the whole scene, as on the home page. */
  readonly $fillsScreen: boolean;
  /** Whether it is low on phones. */
  readonly $isLow: boolean;
  /** What is behind its words. */
  readonly $backdrop: BackdropKind;
};

const night = css`
  --scene-height: 84vw;
  ${nightColors}
  color: ${theme.color.text};
`;

const fillsScreen = css`
  --scene-height: 78vw;
  /*
   * brings the lit house into the first view of a small phone; by more, sun and moon would be behind
   * the buttons
   */
  --scene-rise: -3vw;
  min-height: 100svh;

  h1 {
    max-width: 11.75em;
  }

  /*
   * less than 52vw would move sun and moon into the text, less than 27rem the house behind the buttons, as
   * tests/e2e/looks/scenes.spec.ts would find
   */
  ${media.behind} {
    min-height: max(27rem, 52vw, min(100svh, max(46rem, 62.5vw)));
  }
`;

/**
 * On a phone the hero is low, so that the section below it is in the first view. Of the land only the
 * middle is shown.
 */
const low = css`
  ${media.belowTablet} {
    --scene-height: 8.5rem;
    --scene-rise: 0;
    --foot: calc(3.1rem - 34.2cqw);

    /* its light is behind the land, not behind the words */
    [data-sky] {
      translate: 0 3rem;
    }
  }
`;

/** The section of a hero. */
export const HeroBox = styled.section<HeroBoxProps>`
  position: relative;
  isolation: isolate;
  display: flex;
  flex-direction: column;
  /* in old browsers hidden; clip makes no box that scrolls */
  overflow: hidden;
  overflow: clip;
  background: ${theme.color.sky};

  /* not in ch, which differs in the fallback font */
  h1 {
    max-width: 14.5em;
  }

  p {
    /* clear of the sun or moon on tablets */
    max-width: max(30rem, min(30em, 68vw));
    margin-top: clamp(0.75rem, 1.6vw, 1.6rem);
    color: ${theme.color.text};
  }

  /* the scene ends behind the contour: at an edge between two pixels a line of it would show */
  > [data-scene] {
    clip-path: inset(-100vh 0 2px);
  }

  ${media.behind} {
    min-height: max(min(36rem, 100svh), 48vw);
  }

  ${({ $isLow }) => $isLow && low}
  ${({ $night }) => $night && night}
  ${({ $fillsScreen }) => $fillsScreen && fillsScreen}
  ${({ $night, $backdrop }) =>
    $night &&
    $backdrop === 'scene' &&
    css`
      --room-above-footer: 0;
    `}
  ${({ $backdrop }) => $backdrop === 'none' && withoutBackdrop}

  @media ${belowTablet}, ${landscape} {
    p {
      font-size: 1.0625rem;
      line-height: 1.4;
    }
  }

  /* less would move the house behind the buttons, as the same tests would find */
  ${media.landscape} {
    min-height: max(26.5rem, 100svh);
  }

  /* without a picture there is nothing to leave room for, and on paper no screen to fill */
  ${media.plain} {
    &&& {
      min-height: 0;
    }
  }
`;
