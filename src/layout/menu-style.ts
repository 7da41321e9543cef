import { createGlobalStyle, css } from 'styled-components';
import { media } from '../theme/media';
import { theme } from '../theme/theme';

/** The links as a menu below the header. */
const asMenu = css`
  &:not(:popover-open) {
    display: none;
  }

  &:popover-open {
    position: fixed;
    inset: ${theme.layout.headerHeight} 0 auto;
    display: block;
    max-height: calc(100dvh - ${theme.layout.headerHeight});
    padding: ${theme.space.s} ${theme.layout.gutter} ${theme.space.xl};
    overflow-y: auto;
    overscroll-behavior: contain;
    background: ${theme.color.surface};
    color: ${theme.color.text};
    box-shadow: ${theme.shadow};

    ul {
      display: block;
    }

    /* the page behind is faint, whatever the menu's edge cuts through */
    &::backdrop {
      top: ${theme.layout.headerHeight};
      background: ${theme.color.sky};
      opacity: 0.86;
    }

    li {
      font-size: ${theme.size.lede};
    }

    li a {
      min-height: 3.5rem;
    }

    li + li {
      border-top: 1.5px dashed ${theme.color.borderSubtle};
    }

    /* a phone in landscape */
    @media (max-height: 28rem) {
      ul {
        columns: 2;
      }

      li + li {
        border: 0;
      }
    }

    li a[aria-current] {
      padding-inline-start: 2rem;

      &::before {
        bottom: calc(50% - 0.2rem);
        inset-inline-start: 0;
      }
    }

    > a {
      width: 100%;
      min-height: 3.25rem;
      margin-top: ${theme.space.l};
    }

    > a + a {
      display: grid;
      place-items: center;
      margin-top: ${theme.space.s};
      font-weight: 600;
      unicode-bidi: plaintext;
    }
  }
`;

/** The links as a row in the header. */
const asRow = css`
  display: grid;
  grid-template-columns: 1fr auto;
  white-space: nowrap;

  ul {
    justify-content: end;
    column-gap: clamp(1.125rem, 2.4vw, 2.25rem);
  }

  li a {
    justify-content: center;
  }

  li a::after {
    content: '';
    position: absolute;
    inset: auto 0 0.12rem;
    border-bottom: 2px dashed currentColor;
    transform: scaleX(0);
    transform-origin: left;
    transition: transform 0.25s ${theme.ease};
  }

  li a[aria-current]::after {
    transform: none;
  }

  ${media.hover} {
    li a:hover::after {
      transform: none;
    }
  }

  li a[aria-current]::after {
    opacity: 0.55;
  }
`;

/**
 * The styles of the list of links (`header.tsx`), in the HTML of all pages (`page-styles.tsx`): a popover below the header,
 * or a row in it on desktop, if there is room. Browsers without popovers skip every rule with `:popover-open`, so there the row
 * is visible and wraps.
 */
export const MenuStyle = createGlobalStyle`
  [popover] {
    position: static;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space.s} ${theme.space.xl};
    width: auto;
    margin: 0;
    padding: 0;
    border: 0;
    overflow: visible;
    background: none;
    color: inherit;

    ul {
      display: flex;
      flex-wrap: wrap;
      column-gap: ${theme.space.xl};
    }

    a {
      position: relative;
      text-decoration: none;
    }

    /* the number to call, which the footer has, too */
    > a + a {
      display: none;
    }

    li {
      font: 500 1.0625rem / 1.2 ${theme.font.text};

      /* as wide as in bold, so that no other link moves when it is the current one */
      &::after {
        content: attr(data-label);
        display: block;
        height: 0;
        overflow: hidden;
        font-weight: 700;
        visibility: hidden;
      }
    }

    li a {
      display: flex;
      align-items: center;
      min-width: 2.75rem;
      min-height: 2.75rem;
    }

    li a[aria-current] {
      font-weight: 700;

      /* a ridge on the dashed line below it */
      &::before {
        content: '';
        position: absolute;
        bottom: 0.12rem;
        inset-inline-start: calc(50% - 0.65rem);
        width: 1.3rem;
        height: 0.5rem;
        background: currentColor;
        clip-path: polygon(0 100%, 26% 40%, 40% 66%, 66% 0, 100% 100%);
      }
    }

    ${asMenu}

    ${media.desktop} {
      body:not([data-crowded]) & {
        ${asRow}
      }
    }

    ${media.print} {
      &&& {
        display: none;
      }
    }
  }
`;
