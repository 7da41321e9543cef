import { css, styled } from 'styled-components';
import { media } from '../theme/media';
import { Lede } from './lede';

type IntroProps = {
  readonly heading: string;
  readonly lede: string;
  /** The gap of the columns below, if it stands above all of them and not in one. */
  readonly columnGap?: string | undefined;
};

/**
 * The heading of a section with its first sentence: below it, a little apart, or, where it stands above
 * columns and there is room, beside it, on the second half of them.
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
