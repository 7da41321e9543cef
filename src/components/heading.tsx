import { css, styled } from 'styled-components';
import { theme } from '../theme/theme';

const display = css`
  font-family: ${theme.font.display};
  font-weight: 600;
  text-wrap: balance;
`;

/** The one heading of a page. */
export const PageHeading = styled.h1`
  ${display}
  font-size: ${theme.size.s4};
  line-height: 1.02;
  letter-spacing: -0.032em;
`;

/** The heading of a section. */
export const SectionHeading = styled.h2`
  ${display}
  font-size: ${theme.size.s3};
  line-height: 1.08;
  letter-spacing: -0.022em;
`;

/** The heading of one item inside a section: a card, a commitment, a step. */
export const ItemHeading = styled.h3`
  ${display}
  font-size: ${theme.size.s1};
  line-height: 1.2;
  letter-spacing: -0.012em;
`;

/** The sentence that opens a section, larger than its text. */
export const Lede = styled.p`
  max-width: 34em;
  color: ${theme.color.inkSoft};
  font-size: ${theme.size.s1};
  line-height: 1.5;
  text-wrap: pretty;
`;
