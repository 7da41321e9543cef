import { css } from 'styled-components';
import { media } from '../theme/media';
import { theme } from '../theme/theme';

/**
 * The tinted ground that the contact form and its details share. Where the details follow the form, the two stand
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
    &[data-tint='form']:has(+ [data-tint='details']) {
      grid-column: 1;

      > div {
        width: auto;
        margin-inline-start: max(0px, 50vw - ${theme.container} / 2);
        padding-inline-end: clamp(1rem, 3vw, 3.25rem);
      }
    }

    [data-tint='form'] + &[data-tint='details'] {
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

/** Ground of the section that a contour borders on: below a hero, above a banner. */
export const adjacentGround = `var(--beside, ${theme.color.background})`;

/** For the page's list of sections: the two columns that a contact band may take, and what contours border on. */
export const pageColumns = css`
  position: relative;
  ${media.wide} {
    display: grid;
    grid-template-columns: minmax(0, 7fr) minmax(0, 4fr);

    > * {
      grid-column: 1 / -1;
    }
  }

  > [data-opening]:has(+ [data-tint]),
  > [data-tint] + * {
    --beside: ${theme.color.surface2};
  }

  /* under bands that fade in, where there is nothing else: the ridge above them is there from the start */
  &:not(:has(> :not([data-opening], [data-tint]))) {
    background: ${theme.color.surface2};
  }
`;
