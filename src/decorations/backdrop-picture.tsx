import { graphql } from 'gatsby';
import { styled } from 'styled-components';
import { media } from '../theme/media';
import { theme } from '../theme/theme';

/**
 * The place of an editor's own picture behind or below words, where no scene is chosen. On phones it
 * fills what the words leave of the screen and fades into the sky they stand on; from desktop width
 * the words stand on it, on a veil in the colour of the sky.
 */
export const BackdropPicture = styled.div`
  position: relative;
  z-index: -1;
  flex: 1 0 56vw;

  img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: 50% 42%;
    mask-image: linear-gradient(transparent, #000 3rem);
  }

  /* words stand on the other side then */
  [dir='rtl'] & {
    transform: scaleX(-1);
  }

  ${media.desktop} {
    position: absolute;
    inset: 0;

    img {
      mask-image: none;
    }

    &::after {
      content: '';
      position: absolute;
      inset: 0;
      background: linear-gradient(
        to right,
        color-mix(in srgb, ${theme.color.sky} 70%, transparent) 52%,
        transparent 82%
      );
    }
  }

  ${media.print} {
    display: none;
  }
`;

export const query = graphql`
  fragment BackdropPictureFile on File {
    childImageSharp {
      gatsbyImageData(
        layout: CONSTRAINED
        width: 1920
        outputPixelDensities: [0.4, 0.6667, 1]
        formats: [WEBP, AVIF]
        placeholder: NONE
        avifOptions: { quality: 50 }
        webpOptions: { quality: 70 }
      )
    }
  }
  fragment BackdropPicture on Picture {
    alt
    src {
      ...BackdropPictureFile
    }
    dark {
      ...BackdropPictureFile
    }
    phone {
      ...BackdropPictureFile
    }
    phoneDark {
      ...BackdropPictureFile
    }
  }
`;
