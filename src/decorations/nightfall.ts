import { styled } from 'styled-components';
import { media } from '../theme/media';
import { theme } from '../theme/theme';

/** A background of a few faint stars. */
const stars = `radial-gradient(circle, ${theme.star} 1px, transparent 1.4px) 7% 12% / 17% 31%`;

/**
 * At the end of a section that may be the last one: in the dark scheme it fades into the footer's black,
 * with stars. Its width doesn't depend on its container, which the page transition transforms.
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
