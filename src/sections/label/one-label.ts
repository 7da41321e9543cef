import { styled } from 'styled-components';
import { media } from '../../theme/media';

/**
 * A section with one label. The label would not fill a row, so it hangs beside all words of the section;
 * several labels hang between the introduction and the closing words.
 */
export const OneLabel = styled.div`
  ${media.wide} {
    display: grid;
    grid-template: auto 1fr / 1fr 2fr;
    gap: 0 6vw;
  }
`;
