import { graphql } from 'gatsby';
import { styled } from 'styled-components';
import { filledBox } from '../components/picture';
import { media } from '../theme/media';
import { theme } from '../theme/theme';

/**
 * Holds the picture from the content in a hero or banner without a scene. On phones it is below the text,
 * fills the rest of the screen and fades into the sky; from desktop width it is behind the text, under
 * a translucent layer in the color of the sky.
 */
export const OwnPictureBox = styled.div`
  position: relative;
  z-index: -1;
  flex: 1 0 56vw;

  img {
    position: absolute;
    inset: 0;
    ${filledBox}
    mask-image: linear-gradient(transparent, #000 3rem);
  }

  ${media.behind} {
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

    /*
     * the words are on the other side; the picture is not mirrored, since it may show a place, or words
     */
    [dir='rtl'] &::after {
      scale: -1 1;
    }
  }

  ${media.print} {
    display: none;
  }
`;

export const query = graphql`
  fragment OwnPictureFile on File {
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
  fragment OwnPicture on Picture {
    alt
    focus
    src {
      ...OwnPictureFile
    }
    dark {
      ...OwnPictureFile
    }
    phone {
      ...OwnPictureFile
    }
    phoneDark {
      ...OwnPictureFile
    }
  }
`;
