import { createGlobalStyle } from 'styled-components';
import { theme } from '../theme/theme';
import { visuallyHidden } from '../theme/visually-hidden';

/** The styles of the skip link (`skip-link.tsx`), in the HTML of all pages (`page-styles.tsx`). */
export const SkipLinkStyle = createGlobalStyle`
  [data-skip] {
    position: fixed;
    z-index: ${theme.zIndex.skipLink};
    top: 0;
    /* without a horizontal inset, it is at the start of the line in either direction */
    margin: ${theme.space.m};
    padding: ${theme.space.m} ${theme.space.l};
    border: 2px solid ${theme.color.text};
    border-radius: ${theme.radius};
    background: ${theme.color.surface};
    color: ${theme.color.text};
    font-weight: 600;

    &:not(:focus) {
      ${visuallyHidden}
    }
  }
`;
