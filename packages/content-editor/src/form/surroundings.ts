import { css, styled } from 'styled-components';
import { theme } from './theme';

/** A light or a dark place on another site, whatever the editor's own scheme is. */
export const Surroundings = styled.div`
  padding: ${theme.space.l};
  border: 1px solid ${theme.color.borderSubtle};
  background: #fff;
  color: #1b1f24;

  &[data-scheme='dark'] {
    background: #1f2023;
    color: #e8eaed;
  }
`;

/** What is shown. */
export const Caption = styled.figcaption`
  margin-bottom: ${theme.space.xs};
  font-weight: 600;
`;

/** A text that is cut after as many lines as `-webkit-line-clamp` says, one by default. */
export const clamped = css`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 1;
  overflow-wrap: anywhere;
`;
