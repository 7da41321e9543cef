import { styled } from 'styled-components';
import { media } from '../../theme/media';

/**
 * For a section with one label, which would not fill a row: it hangs beside the words, and those that follow
 * several labels stand below the introduction here.
 */
export const OneLabel = styled.div`
  ${media.wide} {
    display: grid;
    grid-template: auto 1fr / 1fr 2fr;
    gap: 0 6vw;
  }
`;
