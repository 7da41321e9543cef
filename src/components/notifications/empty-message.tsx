import { useEffect } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../theme/theme';
import { surface } from './notification-style';
import { useDocumentKey } from './use-document-key';
import type { Viewport } from './viewport-context';

type EmptyMessageProps = Pick<Viewport, 'announce' | 'releaseFocus'> & { readonly text: string };

/** Shown while the focus is in a viewport without a notification. Escape returns the focus. */
export function EmptyMessage({ text, announce, releaseFocus }: EmptyMessageProps) {
  useEffect(() => announce(text), [announce, text]);
  useDocumentKey((event) => {
    if (event.key === 'Escape') releaseFocus();
  });
  return <Note>{text}</Note>;
}

const Note = styled.p`
  padding: 1.1rem ${theme.space.l};
  ${surface}
`;
