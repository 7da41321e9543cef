import { styled } from 'styled-components';
import { theme } from '../ui/theme';

/** The changes of a publication in one file. */
export const ChangeItems = styled.ul`
  display: grid;
  gap: ${theme.space.s};
  margin: ${theme.space.s} 0;
`;

/** One change, and a button that takes it back. */
export const ChangeLine = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xs} ${theme.space.l};
  align-items: baseline;
  justify-content: space-between;

  > div {
    flex: 1 1 20rem;
  }

  > button {
    flex: none;
  }
`;
