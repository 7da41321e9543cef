import { useEffect } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme';
import { useArea } from './area-context';
import { cardFace } from './card-parts';
import { useDocumentKey } from './use-document-key';

/**
 * Says, to eyes and ears, that there is no notification, while the focus is in the area to look for
 * one. Escape gives the focus back.
 */
export function NothingToShow() {
  const { words, announce, releaseFocus } = useArea();
  const text = words.noNotifications;
  useEffect(() => announce(text), [announce, text]);
  useDocumentKey((event) => {
    if (event.key === 'Escape' && !event.defaultPrevented) releaseFocus();
  });
  return <Note>{text}</Note>;
}

const Note = styled.p`
  padding: 1.1rem ${theme.space.l};
  ${cardFace}
`;
