import { graphql } from 'gatsby';

/**
 * Sizes of the land's pictures: for phones with two and three device pixels per pixel, for tablets, and
 * for desktops. AVIF only, which every supported browser knows; others show its outline. On a phone
 * each may weigh 14 kB (`tests/e2e/loading/budget.spec.ts`). By night, where tones are close, an encoder
 * shows its blocks sooner; there, more quality still weighs less than a day.
 */
export const query = graphql`
  fragment WideDay on File {
    childImageSharp {
      gatsbyImageData(
        layout: CONSTRAINED
        width: 2560
        outputPixelDensities: [0.5, 0.75, 1]
        formats: [AVIF]
        placeholder: NONE
        avifOptions: { quality: 46 }
      )
    }
  }
  fragment WideNight on File {
    childImageSharp {
      gatsbyImageData(
        layout: CONSTRAINED
        width: 2560
        outputPixelDensities: [0.5, 0.75, 1]
        formats: [AVIF]
        placeholder: NONE
        avifOptions: { quality: 54 }
      )
    }
  }
  fragment PhoneLand on File {
    childImageSharp {
      gatsbyImageData(
        layout: CONSTRAINED
        width: 1800
        outputPixelDensities: [0.45, 0.8, 1]
        formats: [AVIF]
        placeholder: NONE
        avifOptions: { quality: 38 }
      )
    }
  }
  fragment Land on Land {
    day {
      ...WideDay
    }
    night {
      ...WideNight
    }
    dayPhone {
      ...PhoneLand
    }
    nightPhone {
      ...PhoneLand
    }
  }
`;
