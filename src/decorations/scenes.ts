import { graphql } from 'gatsby';

/**
 * Sizes in which the pictures of the valley are made, by the place they fill. On a phone each weighs
 * some 4 kB, so that it comes in the same round trips as the page itself; there its pixels are so
 * small that the lower quality is not seen. The night, being dark and smooth, affords a higher one.
 */
export const query = graphql`
  fragment WideScene on File {
    childImageSharp {
      gatsbyImageData(
        layout: CONSTRAINED
        width: 1920
        outputPixelDensities: [0.6667, 1]
        formats: [WEBP, AVIF]
        placeholder: NONE
        avifOptions: { quality: 55 }
        webpOptions: { quality: 70 }
      )
    }
  }
  fragment PhoneScene on File {
    childImageSharp {
      gatsbyImageData(
        layout: CONSTRAINED
        width: 1080
        outputPixelDensities: [0.674, 1]
        formats: [WEBP, AVIF]
        placeholder: NONE
        avifOptions: { quality: 35 }
        webpOptions: { quality: 70 }
      )
    }
  }
  fragment PhoneNightScene on File {
    childImageSharp {
      gatsbyImageData(
        layout: CONSTRAINED
        width: 1080
        outputPixelDensities: [0.674, 1]
        formats: [WEBP, AVIF]
        placeholder: NONE
        avifOptions: { quality: 44 }
        webpOptions: { quality: 70 }
      )
    }
  }
  fragment Scene on Picture {
    alt
    src {
      ...WideScene
    }
    dark {
      ...WideScene
    }
    phone {
      ...PhoneScene
    }
    phoneDark {
      ...PhoneNightScene
    }
  }
`;
