import { styled } from 'styled-components';
import { media } from '../theme/media';
import { theme } from '../theme/theme';

/**
 * A row of faint stars, with its place and distances in percent; rows of different distances look
 * scattered.
 */
const stars = (x: number, y: number, distance: number) =>
  `radial-gradient(circle at ${x}% ${y}%, ${theme.star} 1px, transparent 1.4px) 0 / ${distance}%`;

const sky = [stars(20, 68, 29), stars(60, 30, 37), stars(45, 48, 53), stars(84, 84, 41)].join();

/**
 * At the end of a section that may be the last one: in the dark scheme it fades into a sky with
 * stars, in front of which the footer's trees stand. Its width doesn't depend on its container, which
 * the page transition transforms.
 */
export const StarrySky = styled.i`
  display: none;
  position: absolute;
  inset-block-end: 0;
  inset-inline-end: 0;
  width: 100vw;
  height: ${theme.layout.section};
  pointer-events: none;

  ${media.dark} {
    section:last-child & {
      display: block;
      background: ${sky}, linear-gradient(transparent, ${theme.color.sky} 70%);
    }
  }
`;
