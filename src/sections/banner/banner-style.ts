import { css, styled } from 'styled-components';
import { Container } from '../../components/container';
import { Lede } from '../../components/lede';
import { type BackdropKind, withoutBackdrop } from '../../scenes/backdrop';
import { media } from '../../theme/media';
import { nightColors, theme } from '../../theme/theme';

type BannerBoxProps = {
  /** What is behind its words. */
  readonly $backdrop: BackdropKind;
};

/** The section of a banner. */
export const BannerBox = styled.section<BannerBoxProps>`
  ${nightColors}
  --scene-height: min(70vw, 30rem);
  position: relative;
  isolation: isolate;
  display: flex;
  flex-direction: column;
  min-height: clamp(28rem, 21rem + 23.5vw, 62rem);
  break-inside: avoid;
  /* unlike hidden, it makes no box that scrolls */
  overflow: hidden;
  overflow: clip;
  background: ${theme.color.sky};
  color: ${theme.color.text};

  ${({ $backdrop }) =>
    $backdrop === 'scene' &&
    css`
      --room-above-footer: 0;
    `}
  ${({ $backdrop }) => $backdrop === 'none' && withoutBackdrop}

  /* less would move the railing of the porch behind the number */
  ${media.landscape} {
    min-height: 30rem;
  }

  /* the seam */
  &::before {
    content: '';
    position: absolute;
    z-index: 1;
    inset: ${theme.space.s} 0 auto;
    border-top: 2px dashed ${theme.color.borderSubtle};
  }

  ${media.plain} {
    /* stronger than withoutBackdrop, whose selector has a pseudo-class */
    &&& {
      min-height: 0;
    }
  }

  ${media.print} {
    display: block;
  }
`;

/**
 * Windows in which the scene is behind the words, and in which lines have to be shorter than on a desktop,
 * since they would cover what is lit in the scene.
 */
const onTablets = media.tabletOnly;

/** The words of the banner: above the scene on phones, in front of it on wider screens. */
export const BannerWords = styled(Container)`
  padding-block: clamp(2.5rem, 7vw, 8rem) ${theme.space.xxl};

  h2 {
    /* not in ch, which differs in the fallback font */
    max-width: 13em;
  }

  /* above the trees of the footer */
  ${onTablets} {
    padding-bottom: 4.5rem;
  }

  ${media.landscape} {
    padding-top: 2.5rem;

    /* beside what is lit in the scene */
    > * {
      max-width: 24.5rem;
    }
  }

  ${media.print} {
    padding-block: ${theme.layout.section};
  }
`;

export const BannerLede = styled(Lede)`
  max-width: max(30rem, min(30em, 68vw));
  margin-block: ${theme.space.l} clamp(1.5rem, 2.2vw, 2.25rem);
  color: ${theme.color.text};

  ${onTablets} {
    max-width: 44vw;
  }
`;

/**
 * The button and the number to call: side by side, or one below the other where the number would cover
 * the moon or a window. The note stands below both.
 */
export const Actions = styled.div`
  display: flex;
  flex-flow: row wrap;
  gap: ${theme.space.m} ${theme.space.xl};
  align-items: center;

  ${media.belowWide} {
    flex-direction: column;
    align-items: start;
    row-gap: ${theme.space.m};
  }
`;

/** The note with the sentence with which a caller can begin. */
export const BannerNote = styled.div`
  margin-top: ${theme.space.xl};

  ${onTablets} {
    max-width: 39vw;
  }
`;

/** The number to call. It is not printed, because the foot of the page has it. */
export const BannerNumber = styled.a`
  display: inline-flex;
  gap: ${theme.space.s};
  align-items: center;
  min-height: 2.75rem;
  font: 600 clamp(1.5rem, 0.9rem + 1.2vw, 2.25rem) / 1.2 ${theme.font.display};
  text-decoration-thickness: 1.5px;
  text-underline-offset: 0.25em;

  ${media.print} {
    display: none;
  }
`;
