import { css, styled } from 'styled-components';
import { media } from '../theme/media';
import { Lede } from './lede';

type IntroProps = {
  readonly heading: string;
  readonly lede: string;
  /** If it stands above columns, the gap between them; it is left out if it stands in one of them. */
  readonly columnGap?: string | undefined;
};

/**
 * The heading of a section with its first sentence below it. Above columns, where there is room, the
 * sentence stands beside the heading instead, on the second half of the columns.
 */
export function Intro({ heading, lede, columnGap }: IntroProps) {
  return (
    <Words $columnGap={columnGap}>
      <h2>{heading}</h2>
      <Lede>{lede}</Lede>
    </Words>
  );
}

const Words = styled.div<{ readonly $columnGap: string | undefined }>`
  p {
    margin-top: clamp(0.5rem, 1.9vw, 1.5rem);
  }

  ${({ $columnGap }) =>
    $columnGap &&
    css`
      ${media.wide} {
        display: grid;
        grid-template-columns: 1fr 1fr;
        column-gap: ${$columnGap};
        align-items: last baseline;
      }
    `}
`;
