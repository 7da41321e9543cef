import { css, styled } from 'styled-components';
import { media } from '../theme/media';
import { nightColors, theme } from '../theme/theme';

/** All links instead of the menu; not fixed, since on a phone it would cover too much. */
const withAllLinks = css`
  && {
    position: static;
    /* the background for its text in both schemes */
    background: ${theme.color.sky};
    box-shadow: none;
  }

  > div {
    flex-wrap: wrap;
  }

  button {
    display: none;
  }

  /* above the menu's own rules for phones, whichever of the two comes first */
  && [popover] {
    display: flex;
  }
`;

/**
 * The bar. The script loader sets `data-solid` on the body: whether the page is scrolled. Without the
 * attribute the bar scrolls with the page, so that it never covers text without a background.
 */
export const Bar = styled.header`
  position: absolute;
  z-index: ${theme.layer.bar};
  inset: 0 0 auto;
  border-bottom: 1px solid transparent;
  transition:
    background 0.2s,
    box-shadow 0.2s;

  /* not on a landscape phone or at 400 % zoom, where the bar would cover too much */
  @media (min-height: 25.01rem) {
    [data-solid] & {
      position: fixed;
    }
  }

  [data-solid='true'] &,
  &:has(:popover-open) {
    border-bottom-color: ${theme.color.borderSubtle};
    background: ${theme.color.surface};
    box-shadow: ${theme.shadow};
  }

  /* over a night hero */
  body:has([data-opening='night']):not([data-solid='true']) &:not(:has(:popover-open)) {
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
    && {
      position: static;
    }
  }
`;
