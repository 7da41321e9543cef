import { createGlobalStyle } from 'styled-components';
import { bankDrawings } from '../theme/drawing-colors';
import { media } from '../theme/media';
import { nightColors, theme } from '../theme/theme';
import { declare } from '../theme/variables';

/**
 * The styles of the footer (`footer.tsx`), in the HTML of all pages (`page-styles.tsx`): the near bank of the river, with
 * the far one as its edge.
 */
export const FooterStyle = createGlobalStyle`
  footer {
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
      bottom: calc(100% - .2 * var(--edge));
      width: 100%;
      height: var(--edge);
      pointer-events: none;
      [dir=rtl] & { scale: -1 1; }
    }

    > div {
      display: grid;
      /* the room that a long list of links leaves beside it comes last, or lines beside it would move */
      grid-template: auto auto 1fr / fit-content(50%) minmax(0, 1fr);
      gap: 0 ${theme.space.xl};
      align-items: baseline;
      padding-block: max(1.75rem, 3vw) ${theme.space.l};

      > :first-child, > :last-child { grid-column: 1 / -1; }
      > :last-child {
        display: flex;
        flex-wrap: wrap;
        gap: ${theme.space.xs} ${theme.space.xl};
        justify-content: space-between;
        padding-top: ${theme.space.m};
        font-size: ${theme.size.small};
      }
    }

    h2 {
      color: ${theme.color.text};
      font: 600 1em ${theme.font.text};
      letter-spacing: 0;
    }

    /* its words, not its picture, stand on the line that the columns share */
    [data-logo] {
      align-items: baseline;
      svg { translate: 0 .6rem; }
    }

    address { font-style: normal; }
    nav { grid-row: 2 / span 2; }
    p { margin-bottom: ${theme.space.s}; }

    /* 44 px high, all alike, so that columns share their lines; the lines of a long label are closer than two labels */
    h2, nav a, address a {
      display: block;
      padding: .7rem 0;
      line-height: 1.3;
    }

    nav a, address a {
      width: fit-content;
      min-width: 2.75rem;
      text-decoration: none;
      &:hover {
        color: ${theme.color.text};
        text-decoration: underline dashed;
        text-underline-offset: .3em;
      }
    }

    ${media.tablet} {
      > div {
        grid-template: auto / auto fit-content(15rem) auto;
        gap: 0 clamp(1.5rem, 4vw, 5rem);
      }
      /* two rows, shared by all columns */
      > div > * {
        display: grid;
        grid-row: span 2;
        grid-template-rows: subgrid;
        align-items: baseline;
      }
      /* a person takes more */
      address:has(p) { display: block; }
      nav ul { display: flex; flex-wrap: wrap; column-gap: ${theme.space.l}; }
      [data-accounts] { align-self: start; }
    }

    ${media.wide} {
      > div { grid-template-columns: minmax(14rem, 1fr) auto fit-content(15rem) auto; }
      > div > :first-child { grid-column: 1; }
    }

    ${media.print} {
      background: none;
      /* the name is at the top already, and links are of no use */
      > div > :not(address, :last-child), address p { display: none; }
      address, address a { display: inline-block; }
      /* the page has them */
      main:has([data-tint=details]) + & :is(address, span:last-child) { display: none; }
    }
  }

  [data-accounts] {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space.s};
    /* a row of links */
    min-height: calc(1.3em + 1.4rem);

    a, button {
      display: grid;
      place-items: center;
      width: 2.75rem;
      height: 2.75rem;
      padding: 0;
      border: 1.5px solid ${theme.color.border};
      border-radius: ${theme.radius};
      background: none;
      color: inherit;
      font-size: 1.0625rem;
      cursor: pointer;
      transition: background .18s, color .18s;
      &:hover {
        border-color: ${theme.color.accent};
        background: ${theme.color.accent};
        color: ${theme.color.onAccent};
      }
    }

    /* if scripts fail to load: the script loader sets data-failed on the body */
    body:not([data-failed]) & span, [data-failed] & button { display: none; }
    ${media.noScript} { button { display: none; } }
  }

  ${media.plain} { footer > svg { display: none; } }
`;
