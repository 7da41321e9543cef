import { css, styled } from 'styled-components';
import { Lede } from '../../components/lede';
import { tabletOnly } from '../../theme/breakpoints';
import { media } from '../../theme/media';
import { theme } from '../../theme/theme';
import { Card, cardInRow } from './card-style';

/** Each card in a row of its own, all of them as high as the highest. */
const inRows = css`
  --cards: 1;

  ul {
    grid-auto-rows: 1fr;
  }

  ${cardInRow}
`;

/** Three cards in a row, on one landscape. */
const inThrees = css`
  --columns: 3;
  --column-gap: 0;
`;

export type CardColumnsProps = {
  /** Whether the cards fill rows of two, and of three. */
  readonly $fillsPairs: boolean;
  readonly $fillsThrees: boolean;
};

/** The columns, which the cards and the words above them share. */
export const CardColumns = styled.div<CardColumnsProps>`
  --padding: clamp(1.25rem, 2.2vw, 2.25rem);
  --column-gap: ${theme.space.xl};
  display: grid;
  grid-template-columns: repeat(var(--columns, 1), minmax(0, 1fr));
  gap: ${theme.space.m} var(--column-gap);
  align-items: last baseline;

  ${media.tablet} {
    --columns: 2;
  }

  @media screen and ${tabletOnly} {
    && {
      ${({ $fillsPairs }) => !$fillsPairs && inRows}
    }
  }

  ${media.wide} {
    && {
      ${({ $fillsPairs, $fillsThrees }) => ($fillsThrees ? inThrees : !$fillsPairs && inRows)}
    }
  }
`;

/** The heading takes all columns but the last. */
export const CardsHeading = styled.h2`
  ${media.tablet} {
    grid-column: 1 / -2;
  }
`;

/** The first sentence takes the last column, and begins where the words of the card below it begin. */
export const CardsLede = styled(Lede)`
  ${media.tablet} {
    grid-column: -2;
    padding-inline-start: calc(var(--padding) + 1px);
  }
`;

/** The cards. The land of a row of three continues from card to card. */
export const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(var(--cards, var(--columns, 1)), minmax(0, 1fr));
  grid-column: 1 / -1;
  gap: ${theme.space.l} var(--column-gap);
  margin-top: clamp(1rem, 3vw, 3rem);

  ${media.tablet} {
    row-gap: ${theme.space.xl};
  }

  ${Card}:nth-child(3n + 2) {
    --land-offset: -100%;
  }

  ${Card}:nth-child(3n) {
    --land-offset: -200%;
  }

  /* by night the lamps are turned down, except in the first card and in the one that has the pointer */
  ${media.dark} {
    ${Card}:not(:first-child, :hover) {
      --lamp: 0.6;
    }
  }

  /* grid rows would be split across pages */
  ${media.print} {
    display: block;
  }
`;
