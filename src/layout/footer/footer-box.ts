import { styled } from 'styled-components';
import { kindle } from '../../scenes/scene-motion';
import { bankDrawings } from '../../theme/drawing-colors';
import { media } from '../../theme/media';
import { nightColors, theme } from '../../theme/theme';
import { declare } from '../../theme/variables';

/** The footer, whose upper edge are the drawings above it. */
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

  /* a banner that ends the page has a house of its own */
  main:has(section:last-child > [data-night='banner']) + & [href$='bank-house'] {
    visibility: hidden;
  }

  ${media.print} {
    background: none;
  }
`;
