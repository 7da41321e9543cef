import { styled } from 'styled-components';
import { theme } from '../theme/theme';

/** The sentence that opens a section, larger than its text. */
export const Intro = styled.p`
  max-width: 34em;
  color: ${theme.color.textMuted};
  font-size: ${theme.size.lead};
  line-height: 1.5;
  text-wrap: pretty;
`;
