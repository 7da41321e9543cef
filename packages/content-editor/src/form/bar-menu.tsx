import { type MouseEvent, type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { Button } from './ui/button';
import { Icon } from './ui/icon';
import { theme } from './ui/theme';

/** Buttons that are needed less often: in the bar, or, where that is narrow, in a menu. */
export function BarMenu({ children }: { readonly children: ReactNode }) {
  const id = useId();
  return (
    <>
      <More data-quiet aria-label="More" popoverTarget={id}>
        <Icon name="more" />
      </More>
      <Menu id={id} popover="auto" onClickCapture={close}>
        {children}
      </Menu>
    </>
  );
}

/** Closes the menu before one of its buttons opens a dialog, which later gives the focus back. */
function close({ target, currentTarget }: MouseEvent<HTMLElement>) {
  const isOneOfMany = target instanceof Element && target.closest('[data-repeats]') !== null;
  if (!isOneOfMany && currentTarget.matches(':popover-open')) currentTarget.hidePopover();
}

const More = styled(Button)`
  display: grid;
  place-items: center;
  min-width: 44px;

  @media (width >= 48rem) {
    display: none;
  }
`;

const Menu = styled.div`
  @media (width >= 48rem) {
    position: static;
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space.xs};
    overflow: visible;
    margin: 0;
    padding: 0;
    border: 0;
    background: none;
  }

  @media (width < 48rem) {
    inset: 4.25rem ${theme.space.xs} auto auto;
    margin: 0;
    padding: ${theme.space.xs};
    border: 1px solid ${theme.color.border};
    border-radius: ${theme.radius};
    background: ${theme.color.surface};

    > button {
      display: block;
      width: 100%;
      text-align: start;
    }
  }
`;
