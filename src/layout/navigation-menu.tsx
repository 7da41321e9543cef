import { css, styled } from 'styled-components';
import { desktopWidth, media } from '../theme/media';
import { theme } from '../theme/theme';

/** The lit window that marks the current page. */
const lit = css`
  content: '';
  position: absolute;
  top: 50%;
  width: 0.5rem;
  height: 0.5rem;
  margin-top: -0.25rem;
  background: ${theme.color.lamp};
  box-shadow: 0 0 0 1.5px ${theme.color.ink};
  forced-color-adjust: none;
`;

/** Opens the menu on small screens; the popover it names does the rest, script or none. */
export const MenuToggle = styled.button`
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

  @media ${desktopWidth}, (scripting: none), print {
    display: none;
  }
`;

/**
 * One list: the bar's row of links on desktop, a sheet under the bar on phones; without scripts, as in
 * browsers without popovers, it is simply there.
 */
export const Menu = styled.div`
  a {
    position: relative;
    text-decoration: none;
  }

  li a {
    display: flex;
    align-items: center;
    font-weight: 500;
  }

  li a[aria-current] {
    font-weight: 700;

    &::before {
      ${lit}
    }
  }

  ${media.phone} {
    position: fixed;
    inset: ${theme.layout.barHeight} 0 auto;
    width: auto;
    max-height: calc(100dvh - ${theme.layout.barHeight});
    margin: 0;
    padding: ${theme.space.s} ${theme.layout.gutter} ${theme.space.xl};
    border: 0;
    overflow-y: auto;
    overscroll-behavior: contain;
    background: ${theme.color.surface};
    color: ${theme.color.ink};
    box-shadow: ${theme.shadow};

    li a {
      min-height: 3.5rem;
      font-size: ${theme.size.s1};
    }

    li + li {
      border-top: 1.5px dashed ${theme.color.line};
    }

    li a[aria-current] {
      padding-inline-start: ${theme.space.xl};

      &::before {
        inset-inline-start: 2px;
      }
    }

    > a {
      width: 100%;
      min-height: 3.25rem;
      margin-top: ${theme.space.l};
    }
  }

  ${media.scriptless} {
    position: static;
    display: block;
    max-height: none;
    box-shadow: none;
  }

  ${media.desktop} {
    position: static;
    display: flex;
    align-items: center;
    gap: ${theme.space.xl};
    width: auto;
    margin: 0;
    padding: 0;
    border: 0;
    overflow: visible;
    background: none;
    color: inherit;

    ul {
      display: flex;
      gap: clamp(1.5rem, 2.4vw, 2.25rem);
    }

    li a {
      min-width: 2.75rem;
      min-height: 2.75rem;
      font-size: 1.0625rem;
    }

    li a::after {
      content: '';
      position: absolute;
      bottom: 0.35rem;
      left: 0;
      width: 100%;
      border-bottom: 2px dashed currentColor;
      transform: scaleX(0);
      transform-origin: left;
      transition: transform 0.25s ${theme.ease};
    }

    li a:hover::after {
      transform: none;
    }

    li a[aria-current]::before {
      inset-inline-start: -0.85rem;
    }
  }

  ${media.print} {
    display: none;
  }
`;
