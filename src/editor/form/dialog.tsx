import { type ReactNode, useLayoutEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { styled } from 'styled-components';
import { theme } from '../site/look';
import { Button } from './button';
import { Row } from './parts';

type Props = {
  readonly title: string;
  readonly children: ReactNode;
  /** Called by Escape, too. */
  readonly onClose: () => void;
  /** Buttons before “Close”. */
  readonly actions?: ReactNode;
};

/** A modal dialog: the browser's own, which contains and restores the focus. */
export function Dialog({ title, children, onClose, actions }: Props) {
  const id = useId();
  const element = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = element.current;
    const behind = document.getElementById('editor');
    dialog?.showModal();
    // not every screen reader knows that a modal dialog makes the rest inert
    behind?.toggleAttribute('inert', true);
    return () => {
      behind?.toggleAttribute('inert', false);
      // closed before it is removed, which an ordinary effect is too late for: only then the browser restores
      // the focus
      dialog?.close();
    };
  }, []);
  return createPortal(
    <Box
      ref={element}
      aria-labelledby={id}
      onCancel={(event) => {
        // a chooser of files in it that is left says so, too
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
    >
      <h2 id={id}>{title}</h2>
      {children}
      <Row>
        {actions}
        <Button onClick={onClose}>Close</Button>
      </Row>
    </Box>,
    document.body,
  );
}

/** Closes the dialog that is open, if there is one, as Escape does. */
export function leaveDialog(): void {
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

  > h2,
  > p {
    margin-bottom: ${theme.space.l};
  }

  > ${Row} {
    margin: ${theme.space.xl} 0 0;
  }
`;
