import { styled } from 'styled-components';
import { theme } from '../theme/theme';

/** Centers its content: as wide as the screen without gutters, up to the width that lines can be read in. */
export const Container = styled.div`
  width: min(100%, ${theme.container});
  margin-inline: auto;
  padding-inline: ${theme.layout.gutter};
`;
