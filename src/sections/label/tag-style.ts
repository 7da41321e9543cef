import { css } from 'styled-components';
import { media } from '../../theme/media';
import { theme } from '../../theme/theme';

const roomForNotes = '@media (min-width:90rem)';

/** A tag of paper, stitched along its edge, that hangs by a loop from a slack string. Its margin is for notes, if it has any. */
export const tag = css`
  --edge: clamp(1.25rem, 2.4vw, 2.5rem);
  --notes: 0rem;
  position: relative;
  flex: 1 18rem;
  margin: 5rem 0 0;
  margin-inline-end: var(--notes);
  padding: 3.25rem var(--edge) 1.25rem;
  border-radius: 2.5rem 2.5rem ${theme.radius} ${theme.radius};
  /* the cut corners of a luggage tag; elsewhere they are round */
  corner-shape: bevel;
  outline: 2px dashed ${theme.color.border};
  outline-offset: -0.6rem;
  background: color-mix(in srgb, ${theme.color.accent} 10%, ${theme.color.surface});
  break-inside: avoid;

  /* cloth by night, since paper would be the brightest of the page; its thread is the color of paper */
  ${media.dark} {
    outline-color: color-mix(in srgb, ${theme.color.accent} 45%, ${theme.color.border});
    background: ${theme.color.background};
  }

  ${roomForNotes} {
    &:has(dd + dd) {
      --notes: clamp(8.5rem, 5rem + 4.5vw, 12rem);
    }
  }

  /* the string, which is lowest above the middle of the tag, and the loop that goes from it through the hole */
  &::before,
  &::after {
    content: '';
    position: absolute;
    bottom: calc(100% + 1rem);
    inset-inline: calc(var(--gap) / -2) calc(var(--gap) / -2 - var(--notes));
    height: 2rem;
    border: solid ${theme.color.textMuted};
    border-width: 0 0 2px;
    border-radius: 50% / 0 0 100% 100%;
  }

  &::after {
    bottom: calc(100% - 2.2rem);
    inset-inline: calc(50% - 0.35rem);
    height: 3.4rem;
    border-width: 2px;
    border-radius: 50%;
  }

  figcaption {
    color: ${theme.color.textMuted};
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

  /* name and text side by side where they fit */
  dl > * {
    display: flex;
    flex-wrap: wrap;
    padding-block: 0.6rem;
  }

  dl > * + * {
    border-top: 1px solid ${theme.color.border};
  }

  dt {
    flex: 0 12.5rem;
    font-weight: 700;
  }

  dd {
    flex: 1 16rem;
  }

  /* a note: below its text on phones, else in the margin, where it may hang over into the next line's padding */
  dd + dd {
    flex: 100%;
    margin-top: ${theme.space.xs};
    padding-inline-start: ${theme.space.m};
    border-inline-start: 3px solid ${theme.color.accent};
    font: 600 1rem / 1.3 ${theme.font.display};
    text-wrap: balance;

    ${roomForNotes} {
      flex: none;
      width: calc(var(--notes) - 1rem);
      margin-block: 0 -1.5rem;
      margin-inline: calc(var(--edge) + 1rem) calc(var(--edge) * -1 - var(--notes));
    }
  }
`;
