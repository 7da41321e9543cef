import { styled } from 'styled-components';
import { filledBox } from '../../components/picture';
import { belowTablet, wideWidth } from '../../theme/breakpoints';
import { theme } from '../../theme/theme';

/**
 * The bound edge of a story's picture, like that of a quilt. On wide screens all of the words stand beside
 * the picture: it is as high as they are, up to a limit, and stays in view. On tablets it is not cut.
 */
export const Binding = styled.div`
  --binding: clamp(0.7rem, 1.2vw, 1.1rem);
  position: relative;
  align-self: start;
  /* not a background, which would not be printed */
  border: var(--binding) solid ${theme.color.binding};
  border-radius: ${theme.radius};
  outline: 1.5px dashed color-mix(in srgb, ${theme.thread} 70%, transparent);
  outline-offset: calc(-0.5 * var(--binding) - 1px);

  @media screen and ${wideWidth} {
    align-self: stretch;
    max-height: 52rem;

    /* if it fits in below the header */
    @media (min-height: 40rem) {
      position: sticky;
      top: calc(${theme.layout.headerHeight} + ${theme.space.l});
    }
  }

  img {
    ${filledBox}

    @media screen and ${belowTablet} {
      aspect-ratio: 1;
      /* the sky of a quilt is its better half */
      object-position: top;
    }
  }
`;
