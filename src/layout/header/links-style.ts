import { css, styled } from 'styled-components';
import { SmallButtonLink } from '../../components/button';
import { media } from '../../theme/media';
import { theme } from '../../theme/theme';
import { withAllLinks } from './header-style';
import { asMenu } from './menu-style';

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
    border-bottom: 2px solid currentColor;
    transform: scaleX(0);
    transform-origin: left;
    transition: transform 0.25s ${theme.ease};
  }

  li a[aria-current]::after {
    opacity: 0.55;
    transform: none;
  }

  ${media.hover} {
    li a:hover::after {
      transform: none;
    }
  }
`;

/**
 * The list of links: a popover below the header, or a row in it on desktop, if there is room.
 * Browsers without popovers skip every rule with `:popover-open`, so there the row is visible and
 * wraps.
 */
export const Links = styled.div`
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

    /* a ridge on the line below it */
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

  ${withAllLinks(css`
    display: flex;
  `)}

  ${media.print} {
    /* stronger than withAllLinks above */
    &&&& {
      display: none;
    }
  }
`;

/**
 * The button beside the links, or below them in the menu. It is as wide as the widest of its words, so
 * that it never moves a link.
 */
export const ActionLink = styled(SmallButtonLink)`
  flex-direction: column;

  &::after {
    content: attr(data-widest);
    height: 0;
    overflow: hidden;
    visibility: hidden;
  }

  ${Links}:popover-open > & {
    width: 100%;
    min-height: 3.25rem;
    margin-top: ${theme.space.l};
  }
`;

/** The number to call, in the menu alone, since the footer has it, too. */
export const MenuNumber = styled.a`
  display: none;

  ${Links}:popover-open > & {
    display: grid;
    place-items: center;
    width: 100%;
    min-height: 3.25rem;
    margin-top: ${theme.space.s};
    font-weight: 600;
  }
`;
