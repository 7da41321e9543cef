import { css, styled } from 'styled-components';
import { Container } from '../components/container';
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

  /* more specific than the menu's own rules for phones, so that their order doesn't matter */
  && [popover] {
    display: flex;
  }
`;

/** The states in which the header has a background of its own: the page is scrolled, or the menu is open. */
const solid = `[data-solid='true'] *, :has(:popover-open)`;

/**
 * The script loader sets `data-solid` on the body: whether the page is scrolled. Without the attribute the
 * header scrolls with the page, so that it never covers text without a background.
 */
export const Wrapper = styled.header`
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
    && {
      position: static;
    }
  }
`;

export const Row = styled(Container)`
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
`;
