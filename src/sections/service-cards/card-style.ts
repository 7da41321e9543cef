import { css } from 'styled-components';
import { landscapeHeight } from '../../scenes/card-landscape/card-landscape';
import { media } from '../../theme/media';
import { theme } from '../../theme/theme';

/** The height of a row that fingers hit. */
const rowHeight = '2.75rem';

/** The drawing of a card that leads somewhere or is where a link led: light, door, smoke and path. */
const awake = '--lit: 1; --lamp: 1; --open: 1; --rise: 1; --sewn: 1;';

/**
 * A card: title, text and landscape. In a row of cards, questions and landscapes stand on one line each; what shorter texts leave
 * is above the question.
 */
export const card = css`
  position: relative;
  display: flex;
  flex-direction: column;
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
    /* its smallest width is that of a whole word */
    overflow-wrap: break-word;

    ${media.tablet} {
      flex-flow: column;
      align-items: start;
      font-size: ${theme.size.subheading};
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
    display: flex;
    flex: 1;
    flex-direction: column;
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
    color: ${theme.color.text};
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

  p a {
    position: relative;
    z-index: 2;
  }

  ${media.hover} {
    &:hover h3 a {
      text-decoration: underline 2.5px;
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
    border-color: currentColor;
    ${awake}
  }

  ${media.wide} {
    margin-inline-end: -1px;
  }

  ${media.print} {
    margin-bottom: ${theme.space.l};
    padding-bottom: ${theme.space.l};
  }
`;

/**
 * The question on a card: on phones in a corner cut out of the landscape, beside its drawing, which keeps the card low. One of
 * several lines makes the card higher.
 */
export const question = css`
  h3 + div > a {
    position: relative;
    z-index: 2;
    align-self: start;
    min-height: ${rowHeight};
    margin-top: auto;
    padding-top: ${theme.space.s};
    font-weight: 600;
    text-underline-offset: 0.25em;

    @media screen and (width<40rem) {
      /* of the landscape, half a rem is behind the text above it */
      margin-top: calc(${landscapeHeight} - ${rowHeight} - 0.5rem);
      margin-inline-start: calc(var(--padding) * -1);
      padding: ${theme.space.s} var(--padding);
      border-start-end-radius: ${theme.radius};
      background: ${theme.color.surface};
      /* outside of it, the card would cut it off */
      outline-offset: -4px;
    }
  }

  @media screen and (width<40rem) {
    > :last-child {
      margin-top: calc(${landscapeHeight} * -1);
    }

    > :last-child svg {
      translate: 20%;
    }
  }
`;
