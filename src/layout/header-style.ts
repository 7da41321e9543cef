import { createGlobalStyle, css } from 'styled-components';
import { media } from '../theme/media';
import { nightColors, theme } from '../theme/theme';
import { headerRow } from '../theme/sizes';

/** All links instead of the menu; above the page and not sticky, since on a phone it would cover too much. */
const withAllLinks = css`
  /* more specific than the other rules, so that their order doesn't matter */
  :root & {
    position: static;
    /* the background for its text in both schemes */
    background: ${theme.color.sky};
    box-shadow: none;
  }

  :root & + main {
    margin-top: 0;
  }

  > div {
    flex-wrap: wrap;
  }

  :root & button {
    display: none;
  }

  :root & [popover] {
    display: flex;
  }
`;

/** The states in which the header has a background of its own: the page is scrolled, or the menu is open. */
const solid = `[data-solid='true'] *, :has(:popover-open)`;

/**
 * The styles of the header (`header.tsx`), in the HTML of all pages (`page-styles.tsx`); `links-style.ts` has those of its
 * links.
 *
 * The page's background reaches to its top, behind the header, and its words begin below it: a hero has a padding of
 * `layout.headerHeight`. Until the inline script (`header.inline.ts`) has measured that, the header is in the flow and
 * pushes the page down by whatever its words need.
 *
 * The script sets two attributes on the body. `data-solid`: whether the page is scrolled; without it the header scrolls
 * with the page, so that it never covers text without a background. `data-crowded`: whether a wide window has no room
 * for the links in one row, so that they are in a menu.
 */
export const HeaderStyle = createGlobalStyle`
  header {
    position: relative;
    z-index: ${theme.zIndex.header};
    border-bottom: 1px solid transparent;
    transition:
      background 0.2s,
      box-shadow 0.2s;

    + main {
      margin-top: calc(-1px - ${theme.layout.headerHeight});
    }

    /*
     * Not on a landscape phone or at 400 % zoom, where the header would cover too much. Not sticky: a link in it that
     * gets the focus would scroll the page.
     */
    @media (min-height: 25.01rem) {
      [data-solid] & {
        position: fixed;
        inset: 0 0 auto;

        + main {
          margin-top: 0;
        }
      }
    }

    &:is(${solid}) {
      border-bottom-color: ${theme.color.borderSubtle};
      background: ${theme.color.surface};
      box-shadow: ${theme.shadow};
      /* words are below it at once, its shadow may come later */
      transition-property: box-shadow;
    }

    body:has([data-opening='night']) &:not(${solid}) {
      ${nightColors}
      color: ${theme.color.text};
    }

    ${media.noScript} {
      ${withAllLinks}
    }

    @supports not selector(:popover-open) {
      ${withAllLinks}
    }

    ${media.print} {
      :root & {
        position: static;
      }

      > div {
        min-height: 0;
      }
    }
  }

  /* the row */
  header > div {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space.s} ${theme.space.l};
    min-height: ${headerRow.phone};
    padding-block: ${theme.space.s};

    /* with too little room the name wraps first; words stay whole */
    ${media.desktop} {
      display: grid;
      grid-template-columns: 1fr auto;
      min-height: ${headerRow.desktop};
      overflow-wrap: break-word;
    }

    /* a small or zoomed phone has no room for the name, which would grow over the page's heading */
    @media (max-width: 19rem) {
      span {
        position: absolute;
        clip-path: inset(50%);
      }
    }
  }

  /*
   * Opens the menu on small screens, natively by its popovertarget, without scripts. Its icon is a cross while the menu
   * is open; made of borders, which forced colors keep.
   */
  header button {
    display: inline-flex;
    align-items: center;
    gap: ${theme.space.s};
    min-height: 2.75rem;
    padding: 0 ${theme.space.xs};
    border: 0;
    background: none;
    color: inherit;
    font: 600 1.0625rem / 1 ${theme.font.text};
    white-space: nowrap;
    cursor: pointer;

    ${media.desktop} {
      body:not([data-crowded]) & {
        display: none;
      }
    }

    ${media.print} {
      display: none;
    }

    i {
      position: relative;
      width: 1.3rem;
      height: 1rem;
      border-block: 2.5px solid;

      &::before,
      &::after {
        content: '';
        position: absolute;
        inset: calc(50% - 1.25px) 0 auto;
        border-top: 2.5px solid;
      }
    }

    &:has(+ :popover-open) i {
      border-block-width: 0;

      &::before {
        rotate: 45deg;
      }

      &::after {
        rotate: -45deg;
      }
    }
  }
`;
