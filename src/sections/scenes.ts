import { graphql } from 'gatsby';

/** Sizes in which the pictures of the valley and the quilt are made, by the place they fill. */
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
        outputPixelDensities: [0.7, 1]
        formats: [WEBP, AVIF]
        placeholder: NONE
        avifOptions: { quality: 55 }
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
      ...PhoneScene
    }
  }
`;
