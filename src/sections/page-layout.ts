import { css } from 'styled-components';
import { media } from '../theme/media';
import { theme } from '../theme/theme';

/** What contact form and contact details have in `data-tint`. */
type ContactPart = 'form' | 'details';

/**
 * The tinted background of contact form and contact details. One beside the other they stand in this order on wide
 * screens, the form 7 and the details 4 parts of the width; alone each fills it.
 * @param neighbor the section that may stand beside this one
 */
export const contactBand = (neighbor: ContactPart) => css`
  padding-block: ${theme.layout.section};
  background: ${theme.color.surface2};
  break-inside: avoid;

  & + &,
  [data-tint='${neighbor}'] + & {
    padding-top: ${theme.space.m};
  }

  /* named in the one before */
  [data-tint='${neighbor}'] + & [data-person] {
    display: none;
  }

  ${media.wide} {
    &:has(+ [data-tint='${neighbor}']) {
      grid-column: 1;

      > div {
        width: auto;
        margin-inline-start: max(0px, 50vw - ${theme.container} / 2);
        padding-inline-end: clamp(1rem, 3vw, 3.25rem);
      }
    }

    [data-tint='${neighbor}'] + & {
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

type SectionType = Queries.PageSectionFragment['__typename'];

/** The sections whose background is tinted; each has `data-tint` on its element. */
const tintedSections: readonly SectionType[] = [
  'ProseSection',
  'ContactFormSection',
  'ContactDetailsSection',
];

/** The ground behind the sections of a page: `tinted` if all of them below its hero are. */
export function groundOf(
  sections: readonly { readonly __typename: SectionType }[],
): 'tinted' | undefined {
  const types = sections.map(({ __typename: type }) => type);
  return types.every((type) => type === 'HeroSection' || tintedSections.includes(type))
    ? 'tinted'
    : undefined;
}

/**
 * For the container of a page's sections: two columns for the contact sections, contours above tinted
 * sections, and `data-ground` (`groundOf`).
 */
export const pageColumns = css`
  position: relative;
  ${media.wide} {
    /* 7 : 4 of the container's width, or 4 : 7 */
    --aside: min(13.6%, 0.137 * ${theme.container});
    display: grid;
    grid-template-columns: calc(50% + var(--aside)) minmax(0, 1fr);

    &:has([data-tint='details'] + [data-tint='form']) {
      grid-template-columns: calc(50% - var(--aside)) minmax(0, 1fr);
    }

    > * {
      grid-column: 1 / -1;
    }
  }

  /* clear of the trees of the footer; a banner ends behind them */
  > :last-child:not(:has([data-night])) {
    padding-bottom: max(6.5rem, 11vw);
  }

  > :has(+ [data-tint]) [data-contour] {
    fill: ${theme.color.surface2};
  }

  /* shows below the hero's contour while tinted sections fade in */
  &[data-ground='tinted'] {
    background: ${theme.color.surface2};
  }
`;
