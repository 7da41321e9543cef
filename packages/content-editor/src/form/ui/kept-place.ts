import { styled } from 'styled-components';

/** What is told of mistakes, or only its place (`data-mended`): nothing moves in a field that somebody types in. */
export const KeptPlace = styled.div`
  &[data-mended] {
    visibility: hidden;
  }
`;
