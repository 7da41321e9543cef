import { css } from 'styled-components';
import { media } from '../theme/media';
import { theme } from '../theme/theme';

/**
 * The tinted background of contact form and contact details. If the details follow the form, both are
 * side by side on wide screens, 7 : 4; otherwise each fills the width.
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

/** For the container of sections: two columns for the contact sections, and contours beside tinted sections. */
export const pageColumns = css`
  position: relative;
  ${media.wide} {
    display: grid;
    /* 7 : 4 of the container's width */
    grid-template-columns: calc(50% + min(13.6%, 11.5rem)) minmax(0, 1fr);

    > * {
      grid-column: 1 / -1;
    }
  }

  > :has(+ [data-tint]) > [data-contour='foot'],
  > [data-tint] + * > [data-contour='top'] {
    fill: ${theme.color.surface2};
  }

  /* below the hero's contour while tinted sections fade in, if there are no others */
  &:not(:has(> :not([data-opening], [data-tint]))) {
    background: ${theme.color.surface2};
  }
`;
