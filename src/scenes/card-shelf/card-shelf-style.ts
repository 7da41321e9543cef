import { createGlobalStyle } from 'styled-components';
import { media } from '../../theme/media';

const height = 'clamp(6.5rem, 28vw, max(10rem, 9vw))';

/** The drawing of a card that leads somewhere or is where a link led: light, door, smoke and path. */
const awake = '--lit: 1; --open: 1; --rise: 1; --sewn: 1;';

/**
 * The styles of shelves (`card-shelf.tsx`), in the HTML of all pages (`page-styles.tsx`). The list of cards sets the
 * place in the card, and `--land`, the part of the row's land. A touch leaves no hover behind.
 */
export const CardShelfStyle = createGlobalStyle`
  [data-shelf] {
    position: relative;
    grid-area: var(--place);
    min-height: ${height};
    margin-bottom: -1px;
    overflow: hidden;
    overflow: clip;
    pointer-events: none;
    /* no style and layout for a drawing out of view */
    content-visibility: auto;
    img {
      position: absolute;
      left: var(--land, 0);
      width: 300%;
      max-width: none;
      height: 100%;
      object-fit: cover;
      mask-image: linear-gradient(transparent 2%, #000 34%);
    }
    svg {
      position: absolute;
      inset: auto 0 0;
      width: 100%;
      height: ${height};
      overflow: visible;
    }
    ${media.hover} {
      :hover > & { --lit: 1; }
      :hover:has(> h3 a) > & { ${awake} }
    }
    :is(:target, :has(> h3:focus, > h3 a:focus-visible)) > & { ${awake} }
    /* the land continues from card to card in reading direction */
    [dir=rtl] & { scale: -1 1; }
  }

  ${media.plain} {
    [data-shelf] { display: none; }
  }
`;
