import { styled } from 'styled-components';
import { theme } from './theme';

/** What is said about Enter in a text of one line. */
export const oneLineOnly = 'This text has no line breaks.';

/**
 * What a key can't do in the text above, where people look as they type: over what is below, so that nothing
 * moves, and in sight where the text is longer than the window. Announced by screen readers.
 */
export function KeyNote({ text }: { readonly text: string }) {
  return <Region aria-live="polite">{text !== '' && <Words>{text}</Words>}</Region>;
}

const Region = styled.div`
  position: sticky;
  bottom: 4rem;
  z-index: 1;
  height: 0;
`;

const Words = styled.p`
  position: absolute;
  margin: 0;
  padding: ${theme.space.s} ${theme.space.m};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius};
  background: ${theme.color.surface};
  font-size: ${theme.size.small};
`;
