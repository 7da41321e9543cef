import { graphql } from 'gatsby';
import { styled } from 'styled-components';
import { Intro } from '../../components/intro';
import { Picture } from '../../components/picture';
import { halves, Section } from '../../components/section';
import { tabletOnly, tabletWidth } from '../../theme/breakpoints';
import { media } from '../../theme/media';
import { Timeline, TimelineList } from '../timeline';
import type { Placed } from '../section-place';
import { Binding } from './binding';
import { Thread } from './thread';

/** A picture beside a list of commitments. */
export function Story({
  anchor,
  heading,
  lede,
  picture,
  commitments,
  place,
}: Queries.StorySectionFragment & Placed) {
  const { thread, ...shown } = picture;
  return (
    <Section anchor={anchor}>
      <IntroAndPicture>
        <Intro heading={heading} lede={lede} />
        <Binding>
          <Picture
            {...shown}
            priority={place?.aboveTheFold ?? false}
            sizes={`${tabletWidth} min(38rem, 42vw), calc(100vw - 4rem)`}
          />
          {thread && <Thread />}
        </Binding>
        <Timeline entries={commitments} />
      </IntroAndPicture>
    </Section>
  );
}

export const query = graphql`
  fragment StoryImage on File {
    childImageSharp {
      gatsbyImageData(
        layout: CONSTRAINED
        width: 960
        outputPixelDensities: [0.65, 0.8, 1]
        formats: [WEBP, AVIF]
        placeholder: NONE
        avifOptions: { quality: 38 }
        webpOptions: { quality: 70 }
      )
    }
  }
  fragment StorySection on StorySection {
    anchor
    heading
    lede
    picture {
      alt
      focus
      src {
        ...StoryImage
      }
      dark {
        ...StoryImage
      }
      phone {
        ...StoryImage
      }
      phoneDark {
        ...StoryImage
      }
      thread
    }
    commitments {
      title
      text {
        ...TextSpan
      }
    }
  }
`;

const IntroAndPicture = styled.div`
  ${halves}
  row-gap: clamp(1.5rem, 4vw, 2.5rem);

  ${TimelineList} {
    margin-top: 0;
  }

  /* the picture stands beside both parts of the words, which stay together */
  ${media.tablet} {
    grid-template: auto 1fr / repeat(2, minmax(0, 1fr));

    > * {
      grid-column: 2;
    }

    > ${Binding} {
      grid-area: 1 / 1 / span 2;
    }
  }

  /* on tablets beside the first words alone, since with the list they would be much higher than a picture */
  @media screen and ${tabletOnly} {
    align-items: center;

    > ${TimelineList} {
      grid-column: 1 / -1;
    }

    > ${Binding} {
      grid-row: 1;
    }
  }
`;
