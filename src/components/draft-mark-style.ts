import { createGlobalStyle } from 'styled-components';
import { media } from '../theme/media';
import { theme } from '../theme/theme';

/**
 * The styles of `draft-mark.tsx`. The label is out of flow, so that the layout is that of the published page.
 * Builds that show drafts have them in the HTML of every page; other builds leave them out.
 */
export const DraftStyle = createGlobalStyle`
  [data-draft] {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: ${theme.space.xl};
    padding: 0 ${theme.space.s} 1px;
    border: 1px dashed;
    border-top: 0;
    border-radius: 0 0 ${theme.radius} ${theme.radius};
    background: ${theme.color.accent};
    color: ${theme.color.onAccent};
    font: 600 0.75rem / 1rem ${theme.font.text};
    pointer-events: none;
  }

  /* the label of a page is above the header, beside its content */
  main > [data-draft] {
    z-index: ${theme.zIndex.header};
    inset-inline-end: ${theme.layout.gutter};

    ${media.desktop} {
      inset-inline: 0;
      width: fit-content;
      margin-inline: auto;
    }
  }
`;
