import { css } from 'styled-components';

/** For a picture that fills its frame: what is cut off is far from its subject (`data-focus`), by default the middle. */
export const filledFrame = css`
  width: 100%;
  height: 100%;
  object-fit: cover;
  object-position: var(--across, 50%) var(--down, 50%);

  &[data-focus~='left'] {
    --across: 0%;
  }

  &[data-focus~='right'] {
    --across: 100%;
  }

  &[data-focus~='top'] {
    --down: 0%;
  }

  &[data-focus~='bottom'] {
    --down: 100%;
  }
`;
