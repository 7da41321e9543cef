import { css, styled } from 'styled-components';
import { ContentLink } from '../../components/link';
import { IconBox } from '../../components/icon';
import { media } from '../../theme/media';
import { theme } from '../../theme/theme';

/**
 * How the drawing of a card looks if the visitor is about to follow the card, or has come to it: its window
 * and lamp are lit, its door is open, and smoke and path are there.
 */
const awake = '--lit: 1; --lamp: 1; --open: 1; --rise: 1; --sewn: 1;';

/**
 * The title with its icon, which stands at the end of the first line, or below the title where the longest
 * word needs the whole line.
 */
export const CardTitle = styled.h3`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.m};
  align-items: start;
  padding: var(--padding) var(--padding) 0;
  /* its smallest width is that of a whole word */
  overflow-wrap: break-word;

  > a,
  > span {
    flex: 1 min-content;
    /* a word that is too long for the line may cover the padding at its end */
    max-width: calc(100% + var(--padding));
  }

  /* the icon is only a mark: the picture of a card is its land */
  ${IconBox} {
    order: 1;
    width: 1.5rem;
    height: 1.2em;
    color: ${theme.color.textMuted};
  }

  /* a link covers the card, except links in its text */
  a {
    text-decoration: underline 1.5px ${theme.color.border};
    text-underline-offset: 0.18em;

    &::after {
      content: '';
      position: absolute;
      z-index: 1;
      inset: 0;
    }
  }

  ${media.tablet} {
    font-size: calc(0.9 * ${theme.size.subheading});
  }
`;

/** What is below the title. */
export const CardWords = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  padding: ${theme.space.m} var(--padding) ${theme.space.m};
  color: ${theme.color.textMuted};

  /*
   * a text that is shorter than the others of its row leaves space below it, so that what follows is on one
   * line in all cards
   */
  p {
    flex: 1 0 auto;
  }

  p a {
    position: relative;
    z-index: 2;
  }
`;

/** A line of few words about the service, below its description. */
export const CardFact = styled.p`
  && {
    flex: none;
    margin-top: ${theme.space.s};
    color: ${theme.color.text};
  }
`;

/** The question on a card. */
export const AskLink = styled(ContentLink)`
  position: relative;
  z-index: 2;
  align-self: start;
  min-height: 3rem;
  padding-block: ${theme.space.m};

  font-weight: 600;
  line-height: 1.5rem;
  text-underline-offset: 0.25em;
`;

/** A card: title, words and landscape. */
export const Card = styled.li`
  position: relative;
  display: flex;
  flex-direction: column;
  /* unlike hidden, it makes no box that scrolls */
  overflow: hidden;
  overflow: clip;
  border: 1px solid ${theme.color.borderSubtle};
  border-radius: ${theme.radius};
  background: ${theme.color.surface};

  /* side by side, its parts share their rows with those beside it, so that the words below titles begin on one line */
  ${media.tablet} {
    display: grid;
    grid-row: span 3;
    grid-template: subgrid / minmax(0, 1fr);
    row-gap: 0;
  }

  /*
   * the window of its drawing is lit for the pointer; if the card leads somewhere, its door, smoke and
   * path appear, too
   */
  ${media.hover} {
    &:hover {
      --lit: 1;
    }

    &:hover:has(${CardTitle} a) {
      ${awake}
    }

    &:hover ${CardTitle} a {
      text-decoration: underline 2.5px;
    }
  }

  &:is(:target, :has(${CardTitle}:focus, ${CardTitle} a:focus-visible)) {
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
 * A card that fills a row has its words on the left, in the middle of its height, and its landscape on the
 * right half, which fades out towards the words. The icon stands before the title; after it, it would be in
 * the middle of the card.
 */
export const cardInRow = css`
  ${Card} {
    --landscape: 1 / 2 / 5;
    --landscape-height: auto;
    --melting: linear-gradient(to right, transparent, #000 12%);
    grid-row: auto;
    grid-template: 1fr auto auto 1fr / repeat(2, minmax(0, 1fr));
  }

  ${CardTitle} {
    grid-row: 2;
    padding-top: ${theme.space.l};

    ${IconBox} {
      order: 0;
    }
  }

  ${CardWords} {
    grid-row: 3;
  }
`;
