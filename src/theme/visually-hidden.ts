import { css } from 'styled-components';

/** For screen readers only. Where the element is positioned is left to it: it must leave the flow. */
export const visuallyHidden = css`
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
