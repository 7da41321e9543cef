import { styled } from 'styled-components';
import { theme } from '../theme/theme';

/** The lede of a section: its first sentence, larger than the rest. */
export const Lede = styled.p`
  max-width: 34em;
  color: ${theme.color.textMuted};
  font-size: ${theme.size.lede};
  line-height: 1.5;
  text-wrap: balance;
`;
