import { graphql } from 'gatsby';
import { styled } from 'styled-components';
import { Lede } from '../../components/lede';
import { Person } from '../../components/person';
import { Picture } from '../../components/picture';
import { halfColumns, halves, Section } from '../../components/section';
import { media } from '../../theme/media';
import { theme } from '../../theme/theme';
import { Timeline } from '../../components/timeline';
import { Thread } from './thread';

/** A picture beside a list of commitments. */
export function Story({
  anchor,
  heading,
  lede,
  picture,
  commitments,
  thread,
  contact: { person },
  aboveTheFold = false,
}: Queries.StorySectionFragment & { readonly aboveTheFold?: boolean }) {
  return (
    <Section anchor={anchor}>
      <Halves>
        <Frame>
          <Picture
            {...picture}
            priority={aboveTheFold}
            sizes="(min-width: 48rem) min(38rem, 42vw), calc(100vw - 4rem)"
          />
          {thread && <Thread />}
        </Frame>
        <div>
          <h2>{heading}</h2>
          <Lede>{lede}</Lede>
          <Timeline>
            {commitments.map(({ title, text }) => (
              <li key={`${title} ${text}`}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </Timeline>
          {person && <Person {...person} />}
        </div>
      </Halves>
    </Section>
  );
}

export const query = graphql`
  fragment QuiltImage on File {
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
      src {
        ...QuiltImage
      }
      dark {
        ...QuiltImage
      }
      phone {
        ...QuiltImage
      }
      phoneDark {
        ...QuiltImage
      }
    }
    thread
    commitments {
      title
      text
    }
    contact {
      person {
        ...Person
      }
    }
  }
`;

const Halves = styled.div`
  ${halves}
  gap: clamp(2.5rem, 6vw, 6.5rem);
  align-items: center;

  /* across the page, the picture would fill a tablet's screen */
  ${media.desktop} {
    ${halfColumns}
  }

  h2 + p {
    margin-top: ${theme.space.xl};
  }
`;

const Frame = styled.div`
  --binding: clamp(0.7rem, 1.2vw, 1.1rem);
  position: relative;
  align-self: start;
  /* not a background, which would not be printed */
  border: var(--binding) solid ${theme.color.binding};
  border-radius: ${theme.radius};
  outline: 1.5px dashed color-mix(in srgb, ${theme.thread} 70%, transparent);
  outline-offset: calc(-0.5 * var(--binding) - 1px);

  /* beside a longer text, the picture stays in view if it fits in */
  @media (min-height: 40rem) {
    position: sticky;
    top: calc(${theme.layout.headerHeight} + ${theme.space.l});
  }

  img {
    width: 100%;
  }
`;
