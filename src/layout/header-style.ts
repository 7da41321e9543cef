import { createGlobalStyle, css } from 'styled-components';
import { desktopWidth } from '../theme/breakpoints';
import { media } from '../theme/media';
import { nightColors, theme } from '../theme/theme';
import { visuallyHidden } from '../theme/visually-hidden';

/** All links instead of the menu; not fixed, since on a phone it would cover too much. */
const withAllLinks = css`
  /* more specific than the other rules, so that their order doesn't matter */
  :root & {
    position: static;
    /* the background for its text in both schemes */
    background: ${theme.color.sky};
    box-shadow: none;
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
 * The styles of the header (`header.tsx`) and of the link before it, in the HTML of all pages (`page-styles.tsx`); `menu-style.ts` has those of its
 * links.
 *
 * The script loader sets `data-solid` on the body: whether the page is scrolled. Without the attribute the
 * header scrolls with the page, so that it never covers text without a background.
 */
export const HeaderStyle = createGlobalStyle`
  header {
    position: absolute;
    z-index: ${theme.zIndex.header};
    inset: 0 0 auto;
    border-bottom: 1px solid transparent;
    transition:
      background 0.2s,
      box-shadow 0.2s;

    /* not on a landscape phone or at 400 % zoom, where the header would cover too much */
    @media (min-height: 25.01rem) {
      [data-solid] & {
        position: fixed;
      }
    }

    &:is(${solid}) {
      border-bottom-color: ${theme.color.borderSubtle};
      background: ${theme.color.surface};
      box-shadow: ${theme.shadow};
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
    }
  }

  [data-skip] {
    position: fixed;
    z-index: ${theme.zIndex.skipLink};
    top: 0;
    /* without a horizontal inset, it is at the start of the line in either direction */
    margin: ${theme.space.m};
    padding: ${theme.space.m} ${theme.space.l};
    border: 2px solid ${theme.color.text};
    border-radius: ${theme.radius};
    background: ${theme.color.surface};
    color: ${theme.color.text};
    font-weight: 600;

    &:not(:focus) {
      ${visuallyHidden}
    }
  }

  /* the row */
  header > div {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space.s} ${theme.space.l};
    min-height: ${theme.layout.headerHeight};
    padding-block: ${theme.space.s};

    /* with too little room, the name wraps first, then the links; words stay whole */
    ${media.desktop} {
      display: grid;
      grid-template-columns: 1fr auto;

      > a {
        overflow-wrap: break-word;
      }
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

    @media ${desktopWidth}, print {
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
