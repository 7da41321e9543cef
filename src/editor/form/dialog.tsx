import { type ReactNode, useLayoutEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { styled } from 'styled-components';
import { theme } from '../site/look';
import { Button } from './button';
import { Row } from './parts';

type Props = {
  readonly title: string;
  readonly children: ReactNode;
  /** Also by Escape. */
  readonly onClose: () => void;
  /** Buttons beside the one that closes. */
  readonly actions?: ReactNode;
};

/** A modal dialog: the browser's own, which keeps the focus inside and gives it back. */
export function Dialog({ title, children, onClose, actions }: Props) {
  const id = useId();
  const element = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = element.current;
    const behind = document.getElementById('editor');
    dialog?.showModal();
    // the browser keeps it out of reach by itself; assistive technology is not always told
    behind?.toggleAttribute('inert', true);
    return () => {
      behind?.toggleAttribute('inert', false);
      // the focus goes back to where it came from: only while the dialog is there, which it is no
      // more when an ordinary effect is cleaned up
      dialog?.close();
    };
  }, []);
  return createPortal(
    <Box
      ref={element}
      aria-labelledby={id}
      onCancel={(event) => {
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

  > h2 {
    margin-bottom: ${theme.space.l};
  }

  > ${Row} {
    margin: ${theme.space.xl} 0 0;
  }
`;
