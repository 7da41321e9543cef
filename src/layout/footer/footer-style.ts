import { styled } from 'styled-components';
import { Container } from '../../components/container';
import { Logo, Mark } from '../../components/logo';
import { kindle } from '../../scenes/scene-motion';
import { attributes } from '../../theme/attributes';
import { bankDrawings } from '../../theme/drawing-colors';
import { media } from '../../theme/media';
import { nightColors, theme } from '../../theme/theme';
import { declare } from '../../theme/variables';

/** The footer's box. The drawing above it is its upper edge. */
export const Frame = styled.footer`
  ${nightColors}
  ${declare({ ...bankDrawings, ground: theme.footerBackground })}
  position: relative;
  break-before: avoid;
  background: ${theme.footerBackground};
  color: ${theme.color.textMuted};

  > svg {
    --edge: max(5.25rem, 8vw);
    position: absolute;
    /* the wood stands above the footer, the river is in it */
    bottom: calc(100% - 0.2 * var(--edge));
    width: 100%;
    height: var(--edge);
    pointer-events: none;
    ${kindle}

    [dir='rtl'] & {
      scale: -1 1;
    }

    ${media.plain} {
      display: none;
    }
  }

  /* a banner has a house of its own */
  main:has(section:last-child > [data-night='until-dawn']) + & > svg + svg {
    visibility: hidden;
  }

  ${media.print} {
    background: none;
  }
`;

/** Its words: name, quick links, address, accounts and, in a line of their own, year and place. */
export const Columns = styled(Container)`
  display: grid;
  /* the room that a long list of links leaves beside it comes last, or lines beside it would move */
  grid-template: auto auto 1fr / fit-content(50%) minmax(0, 1fr);
  gap: 0 ${theme.space.xl};
  align-items: baseline;
  padding-block: max(1.75rem, 3vw) ${theme.space.l};

  > :first-child,
  > :last-child {
    grid-column: 1 / -1;
  }

  > :last-child {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space.xs} ${theme.space.xl};
    justify-content: space-between;
    padding-top: ${theme.space.m};
    font-size: ${theme.size.small};
  }

  h2 {
    color: ${theme.color.text};
    font: 600 1em ${theme.font.text};
    letter-spacing: 0;
  }

  address {
    color: ${theme.color.text};
    font-style: normal;
  }

  > :where(nav) {
    grid-row: 2 / span 2;
  }

  p {
    margin-block: ${theme.space.xs} ${theme.space.s};
  }

  /* 44 px high, all alike, so that columns share their lines; the lines of a long label are closer than two labels */
  h2,
  nav a,
  address a {
    display: block;
    padding: 0.7rem 0;
    line-height: 1.3;
  }

  nav a,
  address a {
    width: fit-content;
    min-width: 2.75rem;
    text-decoration: none;
  }

  :is(li, address) > :is(a, button):hover {
    color: ${theme.color.text};
    text-decoration: underline;
    text-underline-offset: 0.3em;
  }

  ${media.tablet} {
    grid-template: auto / auto auto fit-content(15rem);
    gap: 0 clamp(1.5rem, 4vw, 5rem);

    /* two rows, shared by all columns */
    > * {
      display: grid;
      grid-row: span 2;
      grid-template-rows: subgrid;
      align-items: baseline;
    }

    nav ul {
      display: flex;
      flex-wrap: wrap;
      column-gap: ${theme.space.l};
    }

    > :last-child {
      display: grid;
      grid-template-columns: subgrid;
      column-gap: inherit;
    }

    /* the place, below the other ways to reach us */
    > :last-child > :nth-child(2) {
      grid-column: -3;
    }
  }

  ${media.wide} {
    grid-template-columns: minmax(14rem, 1fr) auto auto fit-content(20rem);

    > :first-child {
      grid-column: 1;
    }
  }

  ${media.print} {
    /* the name is at the top already, and links are of no use */
    > :not(address, :last-child) {
      display: none;
    }

    address,
    address a {
      display: inline-block;
    }

    /* the page has them */
    main:has([${attributes.band}='details']) + * & :is(address, span:last-child) {
      display: none;
    }
  }
`;

/** Where columns share a line, its words stand on it, not its picture. */
export const FooterLogo = styled(Logo)`
  ${media.wide} {
    align-items: baseline;

    ${Mark} {
      translate: 0 0.6rem;
    }
  }
`;
