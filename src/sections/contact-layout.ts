import { css } from 'styled-components';
import { media } from '../theme/media';
import { theme } from '../theme/theme';

/**
 * The tinted ground that form and details share. Where the details follow the form, the two stand
 * side by side on wide screens, 7 : 4, in one band; each alone fills the width.
 */
export const contactBand = css`
  padding-block: ${theme.layout.section};
  background: ${theme.color.surface2};
  break-inside: avoid;

  & + & {
    padding-top: 0;
  }

  ${media.wide} {
    &[data-band='form']:has(+ [data-band='details']) {
      grid-column: 1;

      > div {
        width: auto;
        margin-inline-start: max(0px, 50vw - ${theme.container} / 2);
        padding-inline-end: clamp(1rem, 3vw, 3.25rem);
      }
    }

    [data-band='form'] + &[data-band='details'] {
      grid-column: 2;
      padding-top: ${theme.layout.section};

      > div {
        width: auto;
        margin-inline-end: max(0px, 50vw - ${theme.container} / 2);
        padding-inline-start: clamp(1rem, 3vw, 3.25rem);
      }
    }
  }
`;

/** Ground of the section that follows: the contour at a hero's foot takes its colour. */
export const nextGround = `var(--next-ground, ${theme.color.background})`;

/** For the page's list of sections: the two columns that a contact band may take. */
export const pageColumns = css`
  position: relative;
  ${media.wide} {
    display: grid;
    grid-template-columns: minmax(0, 7fr) minmax(0, 4fr);

    > * {
      grid-column: 1 / -1;
    }
  }

  > :has(+ [data-band]) {
    --next-ground: ${theme.color.surface2};
  }

  /* under bands that fade in: the ridge above them is there from the start */
  &:has(> [data-opening] + [data-band]):has(> [data-band]:last-child) {
    background: ${theme.color.surface2};
  }
`;
