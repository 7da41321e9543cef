import { css, styled } from 'styled-components';
import { media } from '../../theme/media';
import { theme } from '../../theme/theme';

const roomForNotes = '@media (min-width:90rem)';

/** They fill the rows: two stand side by side where each has room for its notes. */
export const SystemLabels = styled.div`
  --gap: ${theme.columnGap};
  display: flex;
  grid-row: span 2;
  flex-wrap: wrap;
  column-gap: var(--gap);
`;

/**
 * A note on a line of the label. It stands below the text or, where there is room, in the margin of the label,
 * where it may be higher than its line.
 */
export const LabelNote = styled.dd`
  /* stronger than the rules of the label for all its parts */
  && {
    flex: 100%;
    margin-top: ${theme.space.xs};
    padding-inline-start: ${theme.space.m};
    border-inline-start: 2px dashed ${theme.color.border};
    font: 600 1rem / 1.3 ${theme.font.display};
    text-wrap: balance;

    ${roomForNotes} {
      position: relative;
      flex: none;
      width: calc(var(--notes) - 1rem);
      margin-block: 0 -1.5rem;
      margin-inline: calc(var(--edge) + 1rem) calc(var(--edge) * -1 - var(--notes));
      padding-inline-start: 0.75rem;
      border: 0;

      /* a thread from the line that it is about */
      &::before {
        content: '';
        position: absolute;
        top: 0.6em;
        inset-inline: calc(var(--edge) * -1 - 0.5rem) 100%;
        border-top: 2px dashed ${theme.color.border};
      }
    }
  }
`;

/**
 * A tag of paper, stitched along its edge, that hangs from a string. If it has notes, its margin has room
 * for them.
 */
export const SystemLabel = styled.figure`
  --edge: clamp(1.25rem, 2.4vw, 2.5rem);
  --notes: 0rem;
  position: relative;
  flex: 1 18rem;
  margin: 5.5rem 0 0;
  margin-inline-end: var(--notes);
  padding: 3.25rem var(--edge) 1.25rem;
  border-radius: 2.5rem 2.5rem ${theme.radius} ${theme.radius};
  /* the cut corners of a luggage tag; elsewhere they are round */
  corner-shape: bevel;
  outline: 2px dashed ${theme.color.border};
  outline-offset: -0.6rem;
  background: color-mix(in srgb, ${theme.color.accent} 10%, ${theme.color.surface});
  box-shadow: ${theme.shadow};
  break-inside: avoid;

  /* by night it is of kraft paper, and lighter than what it hangs on */
  ${media.dark} {
    outline-color: ${theme.color.textMuted};
    background: ${theme.color.note};
  }

  ${roomForNotes} {
    &:has(${LabelNote}) {
      --notes: clamp(8.5rem, 5rem + 4.5vw, 12rem);
    }
  }

  h3 {
    padding-bottom: ${theme.space.m};
    border-bottom: 0.4rem solid;
    font-size: ${theme.size.subheading};
  }

  dl,
  dd {
    margin: 0;
  }

  dt {
    flex: 0 12.5rem;
    font-weight: 700;
  }

  dd {
    flex: 1 16rem;
  }

  ${media.print} {
    margin-top: ${theme.space.l};
    padding-top: ${theme.space.xxl};
    box-shadow: none;
  }
`;

type LabelFactProps = {
  /** Whether its text is to be filled in. */
  readonly $isBlank: boolean;
};

/** A fact to fill in. Its note stands below its name, and the lines to write on are beside both. */
const blankFact = css`
  ${media.tablet} {
    display: grid;
    grid-template-columns: 12.5rem 1fr;

    ${LabelNote} {
      grid-column: 1;
    }
  }

  /* each note on one line */
  ${media.print} {
    display: grid;
    grid-template-columns: 18rem 1fr;

    ${LabelNote}${LabelNote}${LabelNote} {
      grid-column: 1;
      font-size: 0.9rem;
    }
  }

  ${roomForNotes} {
    display: flex;
  }
`;

/** Name and text, side by side where they fit. */
export const LabelFact = styled.div<LabelFactProps>`
  display: flex;
  flex-wrap: wrap;
  padding-block: 0.6rem;

  & + & {
    border-top: 1px solid ${theme.color.border};
  }

  ${({ $isBlank }) => $isBlank && blankFact}
`;

/** A blank, with lines to write on. The lines are borders, since backgrounds are not printed. */
export const Lines = styled.dd`
  grid-area: 1 / 2 / span 2;
  height: 3.75rem;
  border-bottom: 1px dashed ${theme.color.border};

  &::before {
    content: '';
    display: block;
    height: 1.8rem;
    border-bottom: 1px dashed ${theme.color.border};
  }

  /* seven fit on a sheet */
  ${media.print} {
    height: 3rem;

    &::before {
      height: 1.5rem;
    }
  }
`;

/** The link to a blank label. Its padding makes room for a finger, and moves no line. */
export const TakeAway = styled.p`
  margin-top: 1.75rem;

  a {
    padding-block: ${theme.space.m};
    font-weight: 600;
    text-underline-offset: 0.25em;
  }

  ${media.print} {
    a {
      display: none;
    }
  }
`;
