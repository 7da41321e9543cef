import { styled } from 'styled-components';
import { theme } from '../theme/theme';

/** The sentence that opens a section, larger than its text. */
export const Lede = styled.p`
  max-width: 34em;
  color: ${theme.color.inkSoft};
  font-size: ${theme.size.s1};
  line-height: 1.5;
  text-wrap: pretty;
`;
