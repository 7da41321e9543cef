import { styled } from 'styled-components';

/** What is told of mistakes, or only its space (`data-mended`): nothing moves in a field that somebody types in. */
export const ReservedSpace = styled.div`
  &[data-mended] {
    visibility: hidden;
  }
`;
