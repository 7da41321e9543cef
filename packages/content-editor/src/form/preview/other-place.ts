import { css, styled } from 'styled-components';
import { theme } from '../ui/theme';

/** A place on another site, in its own light or dark scheme, whatever the editor's is. */
export const OtherPlace = styled.div`
  /* what has a width of its own is scaled to it */
  container-type: inline-size;
  padding: ${theme.space.l};
  border: 1px solid ${theme.color.borderSubtle};
  background: #fff;
  color: #1b1f24;

  &[data-scheme='dark'] {
    background: #1f2023;
    color: #e8eaed;
  }
`;

/** A text that is cut after as many lines as `-webkit-line-clamp` says, one by default. */
export const clampedStyle = css`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 1;
  overflow-wrap: anywhere;
`;
