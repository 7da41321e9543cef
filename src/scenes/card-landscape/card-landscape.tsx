import { graphql } from 'gatsby';
import { useDeferredValue } from 'react';
import { styled } from 'styled-components';
import { Picture, type Rendition } from '../../components/picture';
import { useHydrating } from '../../components/use-hydrating';
import { media } from '../../theme/media';
import { Drawing } from '../drawing';

type CardLandscapeProps = {
  /** Name of its drawing (`schema.ts`). */
  readonly drawing: string;
  /** The land of the whole row; each card shows a part of it. */
  readonly land: Readonly<Record<'day' | 'night', Rendition>> | undefined;
};

/**
 * The foot of a card: its part of the land, and a drawing whose window, door, smoke and path the card
 * lights. The list of cards sets `--land-offset`, which part of the row's land a card shows. A card in
 * a row of its own sets `--landscape`, the area in the card, which it fills with `--landscape-height`, and a
 * mask at the side of the words, `--melting`.
 */
export function CardLandscape({ drawing, land }: CardLandscapeProps) {
  // a drawing has a hundred elements: after a navigation it follows the page, for which a tap waits
  const isDrawn = useDeferredValue(true, useHydrating());
  return (
    <Foot>
      {land && <Picture alt="" src={land.day} dark={land.night} />}
      {isDrawn && <Drawing name={`card-${drawing}`} box="0 0 400 160" />}
    </Foot>
  );
}

export const query = graphql`
  fragment CardLand on File {
    childImageSharp {
      gatsbyImageData(
        layout: CONSTRAINED
        width: 1600
        outputPixelDensities: [1]
        formats: [AVIF]
        placeholder: NONE
        avifOptions: { quality: 44 }
      )
    }
  }
`;

/** The height of the landscape, unless it fills a card. */
const landscapeHeight = 'clamp(7.5rem, 21vw - 0.85rem, max(10rem, 9vw))';

const Foot = styled.div`
  position: relative;
  flex: none;
  grid-area: var(--landscape);
  /* by its content, it would keep the height of another window while it is out of view in a subgrid */
  height: var(--landscape-height, ${landscapeHeight});
  margin-bottom: -1px;
  /* unlike hidden, it makes no box that scrolls */
  overflow: hidden;
  overflow: clip;
  pointer-events: none;
  mask-image: var(--melting, none);
  /* no style and layout for a drawing out of view */
  content-visibility: auto;

  img {
    position: absolute;
    left: var(--land-offset, 0);
    width: 300%;
    max-width: none;
    height: 100%;
    object-fit: cover;
    object-position: top;
    /* mist at its top, so that the land has no edge against the words above it */
    mask-image: linear-gradient(transparent, #000 60%);

    /* the hills of the picture are as dark as the card, from which they have to stand out */
    ${media.dark} {
      filter: brightness(1.35);
    }
  }

  svg {
    position: absolute;
    inset: auto 0 0;
    width: 100%;
    height: ${landscapeHeight};
    overflow: visible;
  }

  /* the land continues from card to card in reading direction */
  [dir='rtl'] & {
    scale: -1 1;
  }

  ${media.plain} {
    display: none;
  }
`;
