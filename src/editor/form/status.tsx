import { styled } from 'styled-components';
import { theme } from '../site/look';
import { useEditor } from './session-context';

/** What happened last, or whether there is something to save; announced by screen readers. */
export function Status({ isChanged }: { readonly isChanged: boolean }) {
  const status = useEditor((state) => state.status);
  const isChecked = useEditor((state) => state.isChecked);
  const isOdd = useEditor((state) => state.undoable % 2 === 1);
  const words = status || (isChanged ? 'Not saved yet' : 'Everything is saved');
  const more = isChecked ? '' : ' (Mistakes are found only when you save.)';
  // two steps in the same words are told twice only where the text differs; in pieces it would be told twice
  return <Words role="status">{words + more + (status !== '' && isOdd ? '\u00a0' : '')}</Words>;
}

const Words = styled.p`
  flex: 1 1 12rem;
  color: ${theme.color.textMuted};
  font-size: ${theme.size.small};
  line-height: 1.3;
`;
