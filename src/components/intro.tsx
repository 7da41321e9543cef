import { css, styled } from 'styled-components';
import { media } from '../theme/media';
import { theme } from '../theme/theme';
import { Lede } from './lede';

type IntroProps = {
  readonly heading: string;
  readonly lede: string;
  /** Whether it stands above columns, not in one of them. */
  readonly aboveColumns?: boolean;
};

/**
 * The heading of a section with its first sentence below it. Above columns, where there is room, the
 * sentence stands beside the heading instead, on the second half of the columns.
 */
export function Intro({ heading, lede, aboveColumns = false }: IntroProps) {
  return (
    <Words $aboveColumns={aboveColumns}>
      <h2>{heading}</h2>
      <Lede>{lede}</Lede>
    </Words>
  );
}

const Words = styled.div<{ readonly $aboveColumns: boolean }>`
  p {
    margin-top: clamp(0.5rem, 1.9vw, 1.5rem);
  }

  ${({ $aboveColumns }) =>
    $aboveColumns &&
    css`
      ${media.wide} {
        display: grid;
        grid-template-columns: 1fr 1fr;
        column-gap: ${theme.columnGap};
        align-items: last baseline;
      }
    `}
`;
