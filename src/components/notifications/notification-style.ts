import { css, keyframes, styled } from 'styled-components';
import { SmallButton } from '../button';
import { media } from '../../theme/media';
import { theme } from '../../theme/theme';
import { transitionDuration } from './notification-times';

/** The surface of everything in the viewport. */
const surface = css`
  border: 1.5px solid ${theme.color.text};
  border-radius: ${theme.radius};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow};
  color: ${theme.color.text};
`;

/**
 * Where notifications appear: at the top right. At the foot of the window, `useVisualViewport`
 * would have to follow the other edge. 420 px, not rem: the limit (S7 of docs/interaction.md) does
 * not grow with the root size.
 */
export const Region = styled.section`
  position: fixed;
  z-index: ${theme.zIndex.notification};
  top: calc(${theme.layout.headerHeight} + ${theme.space.m} + env(safe-area-inset-top, 0px));
  right: max(${theme.layout.gutter}, env(safe-area-inset-right, 0px));
  left: max(${theme.layout.gutter}, env(safe-area-inset-left, 0px));
  pointer-events: none;

  /*
   * on the list, since an item that is leaving lets clicks through: the second click of a double click
   * on its button would hit the page
   */
  ol {
    pointer-events: auto;
  }

  ${media.desktop} {
    left: auto;
    width: 420px;
  }

  ${media.print} {
    display: none;
  }
`;

/** What an empty viewport says. */
export const EmptyNote = styled.p`
  padding: 1.1rem ${theme.space.l};
  ${surface}
`;

const outside = `translateX(calc(100% + ${theme.layout.gutter}))`;

/**
 * The notification's box. It enters and leaves at the right edge; with reduced motion it appears and
 * vanishes in place, but still follows the finger. It enters by a transition from its starting style:
 * an animation would run again after a swipe that was released too early. Browsers without
 * `@starting-style` show it in place.
 */
export const Item = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: auto 1fr auto;
  gap: 0.15rem ${theme.space.l};
  /* this leaves room for the focused element on a very low screen */
  max-height: max(5rem, calc(100dvh - ${theme.layout.headerHeight} - 7rem));
  /* less at the corner with the close button, since its icon has space around it */
  padding-block: 0.55rem 1.4rem;
  padding-inline: ${theme.space.l} ${theme.space.s};
  overflow-y: auto;
  ${surface}
  touch-action: pan-y pinch-zoom;

  /* a seam */
  &::before {
    content: '';
    grid-row: 1 / 4;
    margin-top: ${theme.space.s};
    border-inline-start: 2px dashed;
  }

  &[data-state='closed'] {
    opacity: 0;
  }

  ${media.motionOk} {
    transition:
      transform ${transitionDuration}ms ${theme.ease},
      opacity ${transitionDuration}ms;

    @starting-style {
      transform: ${outside};
    }

    &[data-state='closed'] {
      transform: ${outside};
    }

    &[data-swipe='move'] {
      transition: none;
    }
  }
`;

/** The words are no wider than they need, since mouse and pen select on them, and swipe beside them. */
const words = css`
  justify-self: start;
`;

export const Title = styled.div`
  ${words}
  grid-area: 1 / 2;
  margin-top: 0.55rem;
  font: 600 1.125rem / 1.35 ${theme.font.display};
`;

export const Text = styled.div`
  ${words}
  grid-area: 2 / 2 / auto / span 2;
  margin-inline-end: ${theme.space.s};
  color: ${theme.color.textMuted};
  font-size: 1.0625rem;
  line-height: 1.45;
`;

export const ActionButton = styled(SmallButton)`
  grid-area: 3 / 2;
  justify-self: start;
  margin-top: ${theme.space.m};
`;

/** 44 px square, more than WCAG 2.5.8 asks for. */
export const CloseButton = styled.button`
  display: grid;
  grid-area: 1 / 3;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  padding: 0;
  border: 0;
  border-radius: ${theme.radius};
  background: none;
  color: inherit;
  font-size: 0.9rem;
  cursor: pointer;

  &:hover {
    background: ${theme.color.surface2};
  }

  &:focus-visible {
    outline-offset: 0;
  }
`;

const shorten = keyframes`
  from { clip-path: inset(0); }
  to { clip-path: inset(0 100% 0 0); }
`;

/**
 * A dashed line that shortens with the time left. It is clipped, so its dashes stay in place;
 * Chromium does that without the main thread.
 */
export const Progress = styled.span`
  position: absolute;
  right: ${theme.space.l};
  bottom: ${theme.space.s};
  left: ${theme.space.l};
  border-bottom: 2px dashed ${theme.color.border};

  ${media.motionOk} {
    animation: ${shorten} linear forwards;

    &[data-paused='true'] {
      animation-play-state: paused;
    }
  }
`;
