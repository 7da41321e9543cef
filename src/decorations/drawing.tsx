import { withPrefix } from 'gatsby';
import { css } from 'styled-components';
import { media } from '../theme/media';
import { theme } from '../theme/theme';
import { drawingColors } from '../theme/tokens';
import { declare } from '../theme/variables';

type DrawingProps = {
  /** Id of a group in static/drawings.svg (`artwork/drawings.ts`). */
  readonly name: string;
  /** The part of it to show, as in `viewBox`. */
  readonly box: string;
};

/** A flat drawing: one file for the whole site, which takes the colours of the place it is shown in. */
export function Drawing({ name, box }: DrawingProps) {
  return (
    <svg viewBox={box} preserveAspectRatio="xMidYMax meet" aria-hidden>
      <use href={`${withPrefix('/drawings.svg')}#${name}`} />
    </svg>
  );
}

/** The colours of drawings by day and, where it is dark, by night. */
export const drawingsByDay = css`
  ${declare(drawingColors.day)}
  --pane: ${theme.color.accent};

  ${media.dark} {
    ${declare(drawingColors.night)}
  }
`;

/** The same where it is night in both schemes. */
export const drawingsByNight = css`
  && {
    ${declare(drawingColors.night)}
    --pane: ${theme.color.accent};
  }
`;
