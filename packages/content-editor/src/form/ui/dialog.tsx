import { type ReactNode, useLayoutEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { styled } from 'styled-components';
import { theme } from './theme';
import { Button } from './button';
import { Row } from './form-style';

type Props = {
  readonly title: string;
  readonly children: ReactNode;
  /** Also called on Escape. */
  readonly onClose: () => void;
  /** The label of the button before “Close”, which Enter presses, too. */
  readonly action?: string | undefined;
  readonly onAction?: () => void;
  /** Whether the action loses something. Then “Close” is recommended, and Enter doesn't press the action. */
  readonly isRisky?: boolean;
  /** Whether it has much to show; its buttons stay in view while that scrolls. */
  readonly isWide?: boolean;
};

/** A modal dialog: the native element, which traps and restores the focus. */
export function Dialog(props: Props) {
  const { title, children, onClose, action, onAction, isRisky = false, isWide = false } = props;
  const id = useId();
  const element = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = element.current;
    const behind = document.getElementById('editor');
    dialog?.showModal();
    // some screen readers don't treat the rest of the page as inert
    behind?.toggleAttribute('inert', true);
    return () => {
      behind?.toggleAttribute('inert', false);
      // the browser restores the focus only if the dialog is closed before it is removed: `useEffect` is too
      // late
      dialog?.close();
    };
  }, []);
  return createPortal(
    <Box
      ref={element}
      aria-labelledby={id}
      data-wide={isWide || undefined}
      onCancel={(event) => {
        // a file input inside fires `cancel` when its picker is dismissed
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!isRisky) onAction?.();
        }}
      >
        <h2 id={id}>{title}</h2>
        {children}
        <Row>
          {action !== undefined && !isRisky && (
            <Button data-main type="submit">
              {action}
            </Button>
          )}
          <Button data-main={isRisky || undefined} onClick={onClose}>
            Close
          </Button>
          {action !== undefined && isRisky && (
            <Button data-risky onClick={onAction}>
              {action}
            </Button>
          )}
        </Row>
      </form>
    </Box>,
    document.body,
  );
}

/** Closes the open dialog, if any, as Escape does. */
export function closeDialog(): void {
  const cancel = new Event('cancel', { cancelable: true });
  document.querySelector('dialog')?.dispatchEvent(cancel);
}

const Box = styled.dialog`
  width: min(44rem, 94vw);
  max-height: 90dvh;
  padding: ${theme.space.xl};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius};
  background: ${theme.color.background};
  color: ${theme.color.text};

  &::backdrop {
    background: rgb(0 0 0 / 60%);
  }

  &[data-wide] {
    width: min(60rem, 94vw);
  }

  /* in a low window, the buttons would cover too much */
  @media (height >= 36rem) {
    &[data-wide] {
      /* what has the focus is not behind the buttons */
      scroll-padding-bottom: 6rem;

      > form > ${Row}:last-child {
        position: sticky;
        bottom: calc(-1 * ${theme.space.xl});
        margin-bottom: calc(-1 * ${theme.space.xl});
        padding: ${theme.space.m} 0 ${theme.space.xl};
        border-top: 1px solid ${theme.color.borderSubtle};
        background: ${theme.color.background};
      }
    }
  }

  > form > :is(h2, p) {
    margin-bottom: ${theme.space.l};
  }

  > form > ${Row} {
    margin: ${theme.space.xl} 0 0;
  }
`;
