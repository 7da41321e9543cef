import { css, styled } from 'styled-components';
import { Container } from '../../components/container';
import { Lede } from '../../components/lede';
import { media } from '../../theme/media';
import { theme } from '../../theme/theme';

type HeroWordsProps = {
  /** Whether the hero is low on phones. */
  readonly $isLow: boolean;
};

/** The words of a hero. */
export const HeroWords = styled(Container)<HeroWordsProps>`
  padding-block: calc(${theme.layout.headerHeight} + clamp(1rem, 3.2vh, 6rem)) ${theme.space.xl};

  ${media.landscape} {
    padding-top: calc(${theme.layout.headerHeight} + ${theme.space.s});
  }

  ${({ $isLow }) =>
    $isLow &&
    css`
      ${media.belowTablet} {
        padding-block: calc(${theme.layout.headerHeight} + ${theme.space.l}) ${theme.space.s};
      }
    `}
`;

/** Words with the number to call. They are not printed, because the foot of the page has the number. */
export const FirstCall = styled(Lede)`
  && {
    margin-top: clamp(0.25rem, 1.6vw - 0.6rem, 1rem);
  }

  a {
    /* high enough for a finger */
    padding-block: ${theme.space.s};
    font-weight: 600;
  }

  ${media.print} {
    display: none;
  }
`;

/**
 * The number and the address, each on a line that a finger can hit. They are not printed, because the
 * contact details or the foot of the page have them.
 */
export const HeroReach = styled.address`
  margin-top: clamp(0.1rem, 1.2vw - 0.3rem, 1.2rem);
  font-style: normal;

  ${media.print} {
    display: none;
  }
`;

/** The number, to be read at arm's length. */
export const HeroNumber = styled.a`
  display: block;
  width: fit-content;
  /* its line would be lower than its letters, which would cover a part of the address */
  padding-block: 0.2em;
  font: 600 clamp(2.2rem, 9.6vw, 2.5rem) / 1.3 ${theme.font.display};
  letter-spacing: -0.022em;
  text-decoration-thickness: 2px;
  text-underline-offset: 0.16em;

  ${media.desktop} {
    font-size: clamp(2.6rem, 3.6vw, 4.5rem);
  }

  ${media.landscape} {
    font-size: 2.1rem;
  }
`;

export const Hours = styled.span`
  display: block;
`;

export const Email = styled.a`
  display: block;
  width: fit-content;
  padding-block: ${theme.space.s};
  font-size: ${theme.size.lede};
  font-weight: 600;
  line-height: 1.4;
  text-underline-offset: 0.25em;
`;
