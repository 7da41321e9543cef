import { styled } from 'styled-components';
import { desktopWidth } from '../theme/breakpoints';
import { theme } from '../theme/theme';

/**
 * Opens the menu on small screens, natively by its `popovertarget`, without scripts. Its icon, an `<i>`, is a cross while
 * the menu is open; made of borders, which forced colors keep.
 */
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
`;
