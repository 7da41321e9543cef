import { css, styled } from 'styled-components';
import { Container } from '../../components/container';
import { Logo, Name } from '../../components/logo';
import { media } from '../../theme/media';
import { scriptsAre } from '../../theme/scripts';
import { headerRow } from '../../theme/sizes';
import { nightColors, theme } from '../../theme/theme';

/**
 * Styles for pages on which no script runs, and for browsers without popovers: all links are shown
 * instead of the menu. They have to be stronger than the states of the header, whose selectors have a
 * class and one or two attributes.
 */
export const withAllLinks = (styles: ReturnType<typeof css>) => css`
  ${scriptsAre.off} &&& {
    ${styles}
  }

  @supports not selector(:popover-open) {
    &&& {
      ${styles}
    }
  }
`;

/**
 * Selects the body of a scrolled page (`header.inline.ts`). Only styles of the header use it, so that
 * nothing else is styled anew as the page is scrolled.
 */
const scrolled = "[data-scrolled='true']";

/**
 * The page's background reaches to its top, behind the header, and its words begin below it: a hero
 * has a padding of `layout.headerHeight`. Until the inline script (`header.inline.ts`) has measured
 * that, the header is in the flow and pushes the page down by whatever its words need. Until the
 * page is scrolled the header scrolls with it, so that it never covers text without a background. Then
 * it stays in view, but not on a landscape phone or at 400 % zoom, where it would cover too much. It is
 * not sticky: a link in it that gets the focus would scroll the page.
 */
export const Bar = styled.header`
  position: relative;
  z-index: ${theme.zIndex.header};
  border-bottom: 1px solid transparent;
  transition:
    background 0.2s,
    box-shadow 0.2s;

  ~ main {
    margin-top: calc(-1px - ${theme.layout.headerHeight});
  }

  @media (min-height: 25.01rem) {
    [data-scrolled] & {
      position: fixed;
      inset: 0 0 auto;

      ~ main {
        margin-top: 0;
      }
    }
  }

  /* scrolled, or with its menu open, it has a background of its own */
  ${scrolled} &,
  &:has(:popover-open) {
    border-bottom-color: ${theme.color.borderSubtle};
    background: ${theme.color.surface};
    box-shadow: 0 2px 0.6rem rgb(0 0 0 / 0.1);
    /* the background is there at once, since words scroll below it; the shadow may come later */
    transition-property: box-shadow;
  }

  body:not(${scrolled}):has([data-hero='night']) &:not(:has(:popover-open)) {
    ${nightColors}
    color: ${theme.color.text};
  }

  /* above the page and not fixed, since on a phone all links would cover too much */
  ${withAllLinks(css`
    position: static;
    /* the background for its text in both schemes */
    background: ${theme.color.sky};
    box-shadow: none;

    ~ main {
      margin-top: 0;
    }
  `)}

  ${media.print} {
    &&& {
      position: static;
    }
  }
`;

export const HeaderRow = styled(Container)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.s} ${theme.space.l};
  min-height: ${headerRow.phone};
  padding-block: ${theme.space.s};
  ${withAllLinks(css`
    flex-wrap: wrap;
  `)}

  /* with too little room the name wraps first; words are never broken */
  ${media.desktop} {
    display: grid;
    grid-template-columns: 1fr auto;
    min-height: ${headerRow.desktop};
    overflow-wrap: break-word;
  }

  ${media.landscape} {
    min-height: ${headerRow.landscape};
  }

  ${media.print} {
    min-height: 0;
  }
`;

export const HeaderLogo = styled(Logo)`
  /* a small or zoomed phone has no room for the name, which would grow over the page's heading */
  @media (max-width: 19rem) {
    ${Name} {
      position: absolute;
      clip-path: inset(50%);
    }
  }
`;

/** Opens the menu on small screens, natively by its `popovertarget`, without scripts. */
export const MenuButton = styled.button`
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

  ${withAllLinks(css`
    display: none;
  `)}

  ${media.print} {
    display: none;
  }
`;

/** Three bars, or a cross while the menu is open; made of borders, which forced colors keep. */
export const MenuIcon = styled.i`
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

  ${MenuButton}:has(+ :popover-open) & {
    border-block-width: 0;

    &::before {
      rotate: 45deg;
    }

    &::after {
      rotate: -45deg;
    }
  }
`;
