import { css } from 'styled-components';

/** A small ridge of two tops, the sign of the current page and of a message; in forced colors in those of the text. */
export const ridge = css`
  background: currentColor;
  clip-path: polygon(0 100%, 26% 40%, 40% 66%, 66% 0, 100% 100%);
  forced-color-adjust: none;
`;
