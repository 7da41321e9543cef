import { createGlobalStyle } from 'styled-components';
import { theme } from '../theme/theme';

/** The styles of the logo (`logo.tsx`), in the HTML of all pages (`page-styles.tsx`). */
export const LogoStyle = createGlobalStyle`
  [data-logo] {
    display: inline-flex;
    align-items: center;
    gap: 0.7rem;
    min-height: 2.75rem;
    color: ${theme.color.text};
    font: 600 1.1875rem / 1.1 ${theme.font.display};
    letter-spacing: -0.015em;
    text-decoration: none;

    svg {
      flex: none;
      width: 2.25rem;
      height: 2.25rem;
      border-radius: ${theme.radius};
      forced-color-adjust: none;
    }

    span span {
      /* on one line, unless it is wider than its container */
      display: inline-block;
      font: 500 1.0625rem / 1.1 ${theme.font.text};
      letter-spacing: 0;

      /* always on two lines, so that both the font and its fallback break alike */
      @media (max-width: 24rem) {
        display: block;
      }
    }
  }
`;
