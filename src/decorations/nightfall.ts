import { css } from 'styled-components';
import { media } from '../theme/media';
import { theme } from '../theme/theme';

/** For what may be the last of a page: by night it falls into the footer's black, under some stars. */
export const nightfall = css`
  ${media.dark} {
    section:last-child &::after {
      content: '';
      position: absolute;
      inset: auto 0 0;
      height: ${theme.layout.section};
      background:
        radial-gradient(circle, ${theme.star} 1px, transparent 1.4px) 7% 12% / 23% 51%,
        radial-gradient(circle, ${theme.star} 0.8px, transparent 1.2px) 61% 43% / 17% 37%,
        linear-gradient(transparent, ${theme.footerBackground} 70%);
      pointer-events: none;
    }
  }
`;
