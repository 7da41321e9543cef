import { css } from 'styled-components';
import { Container } from '../components/container';
import { seam } from '../components/section';
import { media } from '../theme/media';
import { theme } from '../theme/theme';

/** What contact form and contact details have in `data-band`. */
type ContactPart = 'form' | 'details';

/** From the last words of a page to the footer, above which trees and, by night, a sky are. */
const roomAboveFooter = 'max(6.5rem, 11vw)';

/**
 * The band of contact form and contact details. On wide screens two that follow each other stand side by
 * side, in their order on the page: the form takes 7 parts of the width and the details 4. One alone
 * fills the width.
 * @param beside the section that may stand beside this one
 */
export const contactBand = ({ beside }: { readonly beside: ContactPart }) => css`
  padding-block: ${theme.layout.section};
  background: ${theme.color.surface2};
  break-inside: avoid;

  /* a hero has its own ridge */
  :not([data-band='form'], [data-band='details'], [data-hero]) + & {
    ${seam(theme.color.surface2, '28%')}
  }

  & + &,
  [data-band='${beside}'] + & {
    padding-top: ${theme.space.m};
  }

  ${media.wide} {
    &:has(+ [data-band='${beside}']) {
      grid-column: 1;

      ${Container} {
        width: auto;
        margin-inline-start: max(0px, 50vw - ${theme.container} / 2);
        padding-inline-end: clamp(1rem, 3vw, 3.25rem);
      }
    }

    /* it reaches as far down as its neighbor */
    &:has(+ [data-band='${beside}']:last-child) {
      padding-bottom: ${roomAboveFooter};
    }

    [data-band='${beside}'] + & {
      grid-column: 2;
      padding-top: ${theme.layout.section};

      ${Container} {
        width: auto;
        margin-inline-end: max(0px, 50vw - ${theme.container} / 2);
        padding-inline-start: clamp(1rem, 3vw, 3.25rem);
      }
    }
  }
`;

/**
 * For the container of a page's sections: two columns for the contact sections, and the color below a
 * hero that a band follows.
 */
export const pageColumns = css`
  position: relative;
  overflow-x: clip;

  ${media.wide} {
    /* 7 : 4 of the container's width, or 4 : 7 */
    --aside: min(13.6%, 0.137 * ${theme.container});
    display: grid;
    grid-template-columns: calc(50% + var(--aside)) minmax(0, 1fr);

    &:has([data-band='details'] + [data-band='form']) {
      grid-template-columns: calc(50% - var(--aside)) minmax(0, 1fr);
    }

    > * {
      grid-column: 1 / -1;
    }
  }

  /*
   * the words of the last section end clear of the trees above the footer; a section that ends in a scene or a
   * picture reaches behind them, and needs no room
   */
  > :last-child {
    padding-bottom: var(--room-above-footer, ${roomAboveFooter});

    /* the footer is printed without its trees */
    ${media.print} {
      padding-bottom: ${theme.layout.section};
    }
  }

  > :has(+ [data-band]) {
    --below: ${theme.color.surface2};
  }

  /* if all sections below the hero are on bands, no other color shows while they fade in */
  &:not(:has(> :not([data-band], [data-hero]))) {
    background: ${theme.color.surface2};
  }
`;
