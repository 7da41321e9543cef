import { css, styled } from 'styled-components';
import { Container } from '../../components/container';
import { Logo, Mark } from '../../components/logo';
import { media } from '../../theme/media';
import { ownDirection } from '../../theme/own-direction';
import { theme } from '../../theme/theme';

/**
 * The footer's words in blocks, each with a heading: below each other on phones, else side by side
 * below the name.
 */
export const Columns = styled(Container)`
  display: grid;
  gap: ${theme.space.l} clamp(1.5rem, 4vw, 5rem);
  padding-block: max(1.75rem, 3vw) ${theme.space.l};

  h2 {
    color: ${theme.color.text};
    font: 600 1em / 1.3 ${theme.font.text};
    letter-spacing: 0;
    padding-bottom: ${theme.space.s};
  }

  ${media.tablet} {
    grid-template-columns: repeat(3, auto);
    justify-content: space-between;
    row-gap: 0;

    ul {
      flex-direction: column;
      align-items: start;
    }
  }

  ${media.wide} {
    grid-template-columns: repeat(4, auto);

    /* on the line of the name beside them, for which the larger mark leaves room above */
    h2 {
      padding-top: calc(2.28rem - 1em);
    }
  }
`;

/**
 * Two rows that all columns share: one for the headings, and one for what stands below them. Both
 * begin at the top: WebKit adds to what it aligns by baselines in a subgrid at each new layout.
 */
const sharedRows = css`
  display: grid;
  grid-row: span 2;
  grid-template-rows: subgrid;
  row-gap: 0;
  align-items: start;
`;

export const Brand = styled.div`
  p {
    margin-block: ${theme.space.xs};
  }

  ${media.tablet} {
    grid-column: 1 / -1;
    padding-bottom: ${theme.space.xl};
  }

  ${media.wide} {
    ${sharedRows}
    grid-column: 1;
    padding: 0;

    p {
      margin: 0;
      padding-block: 0.7rem;
      line-height: 1.3;
    }
  }

  ${media.print} {
    display: none;
  }
`;

/** A heading with what stands below it. It is not printed, since links are of no use on paper. */
export const Block = styled.div`
  ${media.tablet} {
    ${sharedRows}
  }

  ${media.print} {
    display: none;
  }
`;

/** Selects the footer of a page that has the contact details itself: paper doesn't need them twice. */
const onThePage = `main:has([data-band='details']) + * &`;

export const Reach = styled(Block)`
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

export const Row = styled.ul`
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

export const Legal = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-column: 1 / -1;
  gap: ${theme.space.xs} ${theme.space.xl};
  justify-content: space-between;
  padding-top: ${theme.space.m};
  font-size: ${theme.size.small};
`;

export const Place = styled.span`
  ${media.print} {
    ${onThePage} {
      display: none;
    }
  }
`;

/**
 * Where the columns share their rows, the name stands on the line of the headings, and the mark may
 * reach below it.
 */
export const FooterLogo = styled(Logo)`
  ${media.wide} {
    align-items: baseline;

    ${Mark} {
      translate: 0 0.6rem;
    }
  }
`;
