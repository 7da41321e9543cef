import { css } from 'styled-components';

/** For screen readers only. The element itself must be positioned, out of the flow. */
export const visuallyHidden = css`
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
