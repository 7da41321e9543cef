import { styled } from 'styled-components';
import { theme } from '../ui/theme';
import { controlStyle } from '../ui/form-style';

/** The box of a text with marks: it looks like a field, and the text in it about as on the site. */
export const RichTextBox = styled.div`
  > [contenteditable] {
    ${controlStyle}
    min-height: 3rem;
    border-radius: 0 0 ${theme.radius} ${theme.radius};
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }

  &[data-blocks] > [contenteditable] {
    min-height: 7rem;
  }

  p,
  ul,
  ol,
  blockquote {
    margin: 0;
  }

  [contenteditable] > * + *,
  blockquote > * + * {
    margin-top: ${theme.space.m};
  }

  :is(ul, ol) {
    padding-inline-start: 1.5rem;
    list-style: revert;
  }

  h4 {
    margin: 0;
    font-size: ${theme.size.heading};
  }

  h5 {
    margin: 0;
    font-size: ${theme.size.body};
  }

  blockquote {
    padding-inline-start: ${theme.space.l};
    border-inline-start: 3px solid ${theme.color.accent};
  }
`;
