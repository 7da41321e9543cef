import type { ComponentProps } from 'react';
import { css, styled } from 'styled-components';
import { lightUp } from '../scenes/scene-motion';
import { wideWidth } from '../theme/breakpoints';
import { media } from '../theme/media';
import { theme } from '../theme/theme';
import { TitledTexts } from '../components/titled-texts';

type TimelineProps = ComponentProps<typeof TitledTexts> & {
  /**
   * Whether four entries have no houses and path beside them, since those are in the picture below. They
   * stand in two columns on tablets, and side by side on wide screens.
   */
  readonly asRoad?: boolean;
};

/**
 * An ordered list, as of commitments or steps. Each entry has a house on a path, whose window lights up
 * as it comes into view.
 */
export function Timeline({ entries, asRoad = false }: TimelineProps) {
  return (
    <TimelineList role="list" $asRoad={asRoad}>
      <TitledTexts entries={entries} />
    </TimelineList>
  );
}

/** The screens on which a road is below the entries. */
export const onRoadScreens = `@media screen and ${wideWidth} and (forced-colors: none)`;

const road = css`
  li {
    padding: 0;
  }

  li::before,
  li::after {
    display: none;
  }

  /* below the title, not below the number */
  p {
    padding-inline-start: calc(1.1 * ${theme.size.lede});
  }

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    /* side by side, texts begin on one line */
    li {
      display: grid;
      grid-row: span 2;
      grid-template: subgrid / minmax(0, 1fr);
      row-gap: 0;
    }
  }

  ${onRoadScreens} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    column-gap: ${theme.columnGap};
    margin-top: clamp(1.5rem, 3vw, 3.5rem);

    /* in a row, a title of one line stands no line above its text */
    h3 {
      align-self: end;
    }

    p {
      padding: 0;
    }
  }
`;

/** The list itself, for the sections around it. */
export const TimelineList = styled.ol<{ readonly $asRoad: boolean }>`
  display: grid;
  gap: 1.2rem;
  margin-top: ${theme.space.xl};

  li {
    position: relative;
    padding-inline-start: 3rem;
  }

  /*
   * the house is made of borders, since backgrounds are not printed; what they leave free is its window
   */
  li::before {
    content: '';
    position: absolute;
    top: 0;
    inset-inline-start: 0;
    padding: 0.3rem;
    color: ${theme.color.textMuted};
    border: solid;
    border-width: 1.1rem 0.75rem 0.35rem;
    background: ${theme.color.accent};
    clip-path: polygon(
      0 50%,
      50% 5%,
      65% 18%,
      65% 5%,
      80% 5%,
      80% 32%,
      100% 50%,
      100% 100%,
      0 100%
    );
    ${lightUp}

    /* by night its window is paler than its walls */
    ${media.dark} {
      color: ${theme.color.border};
    }
  }

  /* the path to the next house */
  li:not(:last-child)::after {
    content: '';
    position: absolute;
    inset: 2.4rem auto -0.9rem;
    inset-inline-start: 1rem;
    border-inline-start: 2px dashed ${theme.color.border};
  }

  p {
    max-width: ${theme.measure};
    margin-top: 0.4rem;
    color: ${theme.color.textMuted};
  }

  ${({ $asRoad }) => $asRoad && road}
`;
