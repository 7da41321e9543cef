import { css, styled } from 'styled-components';
import { Container } from '../../components/container';
import { media } from '../../theme/media';
import { ownDirection } from '../../theme/own-direction';
import { theme } from '../../theme/theme';

/**
 * The footer's words in blocks, each with a heading: below each other on phones, else on four columns, of
 * which the ways to reach us take two.
 */
export const FooterColumns = styled(Container)`
  display: grid;
  gap: ${theme.space.xl} ${theme.columnGap};
  padding-block: max(1.75rem, 3vw) ${theme.space.l};

  h2 {
    color: ${theme.color.text};
    font: 600 1em / 1.3 ${theme.font.text};
    letter-spacing: 0;
    padding-bottom: ${theme.space.s};
  }

  ${media.tablet} {
    grid-template-columns: repeat(4, minmax(0, 1fr));

    ul {
      flex-direction: column;
      align-items: start;
    }
  }

  ${media.print} {
    row-gap: 0;
  }
`;

/** Two parts of a row across all columns: the second begins on the third column. */
const across = css`
  ${media.tablet} {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: ${theme.columnGap};
    align-items: center;
  }
`;

export const FooterBrand = styled.div`
  padding-bottom: ${theme.space.l};
  border-bottom: 1px solid ${theme.color.borderSubtle};
  ${across}

  ${media.print} {
    display: none;
  }
`;

/**
 * A heading with what stands below it, on two rows that all columns share. Both begin at the top: WebKit
 * adds to what it aligns by baselines in a subgrid at each new layout. It is not printed, since links are
 * of no use on paper.
 */
export const FooterBlock = styled.div`
  ${media.tablet} {
    display: grid;
    grid-row: span 2;
    grid-template-rows: subgrid;
    row-gap: 0;
    align-items: start;
  }

  ${media.print} {
    display: none;
  }
`;

/** Selects the footer of a page that has the contact details itself: paper doesn't need them twice. */
const onThePage = `main:has([data-band='details']) ~ footer &`;

export const FooterReach = styled(FooterBlock)`
  ${media.tablet} {
    grid-column: span 2;
  }

  address {
    color: ${theme.color.text};
    font-style: normal;
  }

  ${media.print} {
    display: block;

    h2 {
      display: none;
    }

    ${onThePage} {
      display: none;
    }
  }
`;

export const FooterRow = styled.ul`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${theme.space.l};
`;

/** At least 44 px high; the lines of a long label are closer than two labels. */
export const FooterLink = styled.a`
  display: block;
  width: fit-content;
  min-width: 2.75rem;
  padding: 0.7rem 0;
  line-height: 1.3;
  text-decoration: none;
  ${ownDirection}

  &:hover {
    color: ${theme.color.text};
    text-decoration: underline;
    text-underline-offset: 0.3em;
  }

  ${media.print} {
    display: inline-block;
  }
`;

/** As large as a number on a van. */
export const FooterNumber = styled(FooterLink)`
  font: 600 1.6em / 0 ${theme.font.display};

  /* its line is as high as those of the other links, so that it stands on the line of those beside it */
  &::before {
    content: '';
    font: 400 ${theme.size.body} / 1.3 ${theme.font.text};
  }
`;

export const FooterLegal = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xs} ${theme.columnGap};
  justify-content: space-between;
  padding-top: ${theme.space.m};
  border-top: 1px solid ${theme.color.borderSubtle};
  font-size: ${theme.size.small};
  ${across}

  ${media.print} {
    border: 0;
  }
`;

export const FooterPlace = styled.span`
  ${media.print} {
    ${onThePage} {
      display: none;
    }
  }
`;
