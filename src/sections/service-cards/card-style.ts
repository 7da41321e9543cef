import { css } from 'styled-components';
import { attributes } from '../../theme/attributes';
import { media } from '../../theme/media';
import { theme } from '../../theme/theme';

/** The drawing of a card that leads somewhere or is where a link led: light, door, smoke and path. */
const awake = '--lit: 1; --open: 1; --rise: 1; --sewn: 1;';

/** A card: rows for its title, its text and its landscape, shared with the other cards of a row. */
export const card = css`
  position: relative;
  display: grid;
  grid-row: span 3;
  grid-template-rows: subgrid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 0;
  /* in old browsers hidden; clip makes no box that scrolls */
  overflow: hidden;
  overflow: clip;
  border: 1px solid ${theme.color.borderSubtle};
  border-radius: ${theme.radius};
  background: ${theme.color.surface};

  /* beside its icon on phones, or below it if its longest word would have to break; below it in higher cards */
  h3 {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space.l};
    align-items: center;
    padding: var(--padding) var(--padding) 0;
    font-size: ${theme.size.subheading};
    /* its smallest width is that of a whole word */
    overflow-wrap: break-word;

    ${media.tablet} {
      flex-flow: column;
      gap: ${theme.space.xl};
      align-items: start;
      /* the titles of a row end on one line, right above their texts */
      justify-content: space-between;
    }
  }

  h3 > :last-child {
    flex: 1 min-content;
    /* a word that is too long for the line may cover the padding at its end */
    max-width: calc(100% + var(--padding));

    ${media.tablet} {
      flex: none;
    }
  }

  h3 + div {
    /* on phones the mist at the top of the land begins right below it */
    padding: ${theme.space.m} var(--padding) 0;
    color: ${theme.color.textMuted};

    ${media.tablet} {
      padding-bottom: ${theme.space.l};
    }
  }

  /* what one gets, and how long it takes */
  p + p {
    margin-top: ${theme.space.s};
    font-weight: 600;
  }

  /* the title's link covers the card, except links in its text */
  h3 a {
    text-decoration: underline 1.5px ${theme.color.border};
    text-underline-offset: 0.18em;

    &::after {
      content: '';
      position: absolute;
      z-index: 1;
      inset: 0;
    }
  }

  /* in front of it text can be selected; a script passes its clicks on (service-card.tsx) */
  p a,
  [${attributes.hydrated}] & p {
    position: relative;
    z-index: 2;
  }

  ${media.hover} {
    &:hover h3 a {
      text-decoration: underline 1.5px dashed;
    }
  }

  /* its drawing: light in the window for the pointer; door, smoke and path, too, if the card leads somewhere */
  ${media.hover} {
    &:hover {
      --lit: 1;
    }

    &:hover:has(> h3 a) {
      ${awake}
    }
  }

  &:is(:target, :has(> h3:focus, > h3 a:focus-visible)) {
    ${awake}
  }

  /*
   * a frame of stitches, also over the picture, for the card to which a link led, or that is a link and has the pointer or
   * the focus, beside the ring of its title
   */
  &:is(:target, :hover:has(> h3 a), :has(> h3:focus, > h3 a:focus-visible))::after {
    content: '';
    position: absolute;
    z-index: 1;
    inset: 0.5rem;
    border: 2px dashed;
    pointer-events: none;
  }

  ${media.wide} {
    margin-inline-end: -1px;
  }

  ${media.print} {
    margin-bottom: ${theme.space.l};
    padding-bottom: ${theme.space.l};
  }
`;
