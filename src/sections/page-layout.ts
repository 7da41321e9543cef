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
    display: grid;
    /* 7 : 4 of the container's width */
    grid-template-columns: calc(50% + min(13.6%, 0.137 * ${theme.container})) minmax(0, 1fr);

    > * {
      grid-column: 1 / -1;
    }
  }

  > :has(+ [data-tint]) [data-contour] {
    fill: ${theme.color.surface2};
  }

  /* shows below the hero's contour while tinted sections fade in */
  &[data-ground='tinted'] {
    background: ${theme.color.surface2};
  }
`;
