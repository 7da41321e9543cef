import { styled } from 'styled-components';
import { Drawing } from '../../scenes/drawing';
import { kindle } from '../../scenes/scene-motion';
import { skies } from '../../scenes/skies';
import { bankDrawings } from '../../theme/drawing-colors';
import { media } from '../../theme/media';
import { nightColors, theme } from '../../theme/theme';
import { declare } from '../../theme/variables';

/** The color of the sky behind the wood, at its horizon. */
const night = declare({ dusk: skies.night.horizon });

/** The footer, whose upper edge are the drawings above it: a far wood and the near one. */
export const FooterBox = styled.footer`
  ${nightColors}
  ${declare({ ...bankDrawings, ground: theme.footerBackground })}
  position: relative;
  break-before: avoid;
  background: ${theme.footerBackground};
  color: ${theme.color.textMuted};

  > svg {
    --trees: max(5.25rem, 8vw);
    position: absolute;
    /* the trees stand above the footer, and their ground is a part of it */
    bottom: calc(100% - 0.2 * var(--trees));
    width: 100%;
    height: var(--trees);
    pointer-events: none;
    ${kindle}

    [dir='rtl'] & {
      scale: -1 1;
    }

    ${media.plain} {
      display: none;
    }
  }

  ${media.print} {
    background: none;
  }
`;

/**
 * The far wood with its house, and the sky behind it, which fills the space below the last words of a page.
 * A page that ends in a banner shows neither, since the banner has a house and a sky.
 */
export const FarWood = styled(Drawing)`
  box-sizing: content-box;
  padding-top: 4.5vw;
  background: linear-gradient(#0000, var(--dusk, #0000) 87%, #0000 0);

  ${media.dark} {
    ${night}
  }

  main[data-end='night'] ~ footer > & {
    ${night}
  }

  main[data-end='banner'] ~ footer > & {
    visibility: hidden;
  }
`;
