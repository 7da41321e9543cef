import { styled } from 'styled-components';
import { media } from '../../theme/media';

/** One tag would not fill a row: it hangs beside the words. */
export const OneTag = styled.div`
  ${media.wide} {
    display: grid;
    grid-template-columns: 1fr 2fr;
    column-gap: 6vw;
  }
`;
