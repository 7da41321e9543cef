import { styled } from 'styled-components';
import { media } from '../../theme/media';

/** One tag would not fill a row: it hangs beside the words, of which the last follow the first. */
export const OneTag = styled.div`
  ${media.wide} {
    display: grid;
    grid-template: auto 1fr / 1fr 2fr;
    gap: 0 6vw;
  }
`;
