import { styled } from 'styled-components';
import { media } from '../theme/media';
import { theme } from '../theme/theme';

/** Stars, faint and few, as a background. */
const stars = `radial-gradient(circle, ${theme.star} 1px, transparent 1.4px) 7% 12% / 17% 31%`;

/**
 * At the end of what may be the last of a page: by night it falls into the footer's black, under some
 * stars. As wide as the page also while that arrives: a part that moves is the place of all it holds.
 */
export const Nightfall = styled.i`
  position: absolute;
  inset-block-end: 0;
  inset-inline-end: 0;
  width: 100vw;
  height: ${theme.layout.section};
  pointer-events: none;

  ${media.dark} {
    section:last-child & {
      background: ${stars}, linear-gradient(transparent, ${theme.footerBackground} 70%);
    }
  }
`;
