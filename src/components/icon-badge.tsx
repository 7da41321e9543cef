import { styled } from 'styled-components';
import { theme } from '../theme/theme';

/** A square with a dashed inner edge around an icon. */
export const IconBadge = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 3.5rem;
  height: 3.5rem;
  border-radius: ${theme.radius};
  outline: 1.5px dashed ${theme.color.border};
  outline-offset: -5px;
  background: ${theme.color.surface2};
  color: ${theme.color.text};
  font-size: 1.1875rem;
`;
