import { css } from 'styled-components';
import { theme } from '../../theme/theme';

/** The links as a menu below the header. */
export const asMenu = css`
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
      border-top: 1px solid ${theme.color.borderSubtle};
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
  }
`;
