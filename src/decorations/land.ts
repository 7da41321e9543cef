import { graphql } from 'gatsby';

/**
 * Sizes in which the land is made: for phones of two and three pixels a point, and for desktops. AVIF
 * alone, which every supported browser knows: the others show the sky. On a phone each weighs some
 * 5 kB, so that it comes in the same round trips as the page itself.
 */
export const query = graphql`
  fragment WideLand on File {
    childImageSharp {
      gatsbyImageData(
        layout: CONSTRAINED
        width: 2560
        outputPixelDensities: [0.5, 0.75, 1]
        formats: [AVIF]
        placeholder: NONE
        avifOptions: { quality: 50 }
      )
    }
  }
  fragment PhoneLand on File {
    childImageSharp {
      gatsbyImageData(
        layout: CONSTRAINED
        width: 1440
        outputPixelDensities: [0.5625, 1]
        formats: [AVIF]
        placeholder: NONE
        avifOptions: { quality: 42 }
      )
    }
  }
  fragment Land on Land {
    day {
      ...WideLand
    }
    night {
      ...WideLand
    }
    dayPhone {
      ...PhoneLand
    }
    nightPhone {
      ...PhoneLand
    }
  }
`;
