import { css } from 'styled-components';
import { media } from '../../theme/media';
import { theme } from '../../theme/theme';

/** Each card in a row of its own, with its landscape beside its words. */
const inRows = css`
  --cards: 1;

  > ul > li {
    --landscape: 1 / 2 / 3;
    display: grid;
    grid-template: auto 1fr / repeat(2, minmax(0, 1fr));
  }
`;

/** Three cards in a row, on one landscape. */
const inThrees = css`
  --columns: 3;
  --gap: 0;
`;

export type ColumnsProps = {
  /** Whether the cards fill rows of two, and of three. */
  readonly $fillsPairs: boolean;
  readonly $fillsThrees: boolean;
};

/** The columns, which the cards and the words above them share. */
export const columns = css<ColumnsProps>`
  --padding: clamp(1.25rem, 2.2vw, 2.25rem);
  --gap: ${theme.space.xl};
  display: grid;
  grid-template-columns: repeat(var(--columns, 1), minmax(0, 1fr));
  gap: ${theme.space.m} var(--gap);
  align-items: last baseline;

  > * {
    grid-column: 1 / -1;
  }

  > ul {
    display: grid;
    grid-template-columns: repeat(var(--cards, var(--columns, 1)), minmax(0, 1fr));
    gap: ${theme.space.l} var(--gap);
    margin-top: clamp(1rem, 3vw, 3rem);
  }

  > ul > :nth-child(3n + 2) {
    --land-offset: -100%;
  }

  > ul > :nth-child(3n) {
    --land-offset: -200%;
  }

  /* by night lamps are turned down, but in the first card and the one with the pointer */
  ${media.dark} {
    > ul > :not(:first-child, :hover) {
      --lamp: 0.6;
    }
  }

  ${media.tablet} {
    --columns: 2;

    > ul {
      row-gap: ${theme.space.xl};
    }

    /* as the words of the last card of a row */
    > h2 {
      grid-column: 1 / -2;
    }

    > h2 + p {
      grid-column: -2;
      padding-inline-start: calc(var(--padding) + 1px);
    }
  }

  @media screen and (40rem<=width<60rem) {
    && {
      ${({ $fillsPairs }) => !$fillsPairs && inRows}
    }
  }

  ${media.wide} {
    && {
      ${({ $fillsPairs, $fillsThrees }) => ($fillsThrees ? inThrees : !$fillsPairs && inRows)}
    }
  }

  /* grid rows would be split across pages */
  ${media.print} {
    > ul {
      display: block;
    }
  }
`;
