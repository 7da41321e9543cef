import { graphql } from 'gatsby';
import { styled } from 'styled-components';
import { inOrder } from '../../components/in-order';
import { Lede } from '../../components/lede';
import { Person } from '../../components/person';
import { Picture } from '../../components/picture';
import { TextWords } from '../../components/text-words';
import { halves, Section } from '../../components/section';
import { theme } from '../../theme/theme';
import { Timeline } from '../../components/timeline';
import { Frame } from './frame';
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
            sizes="(min-width: 60rem) min(38rem, 42vw), calc(100vw - 4rem)"
          />
          {thread && <Thread />}
        </Frame>
        <div>
          <h2>{heading}</h2>
          <Lede>{lede}</Lede>
          <Timeline>
            {inOrder(commitments, ({ title, text }) => (
              <li>
                <h3>{title}</h3>
                <p>
                  <TextWords spans={text} />
                </p>
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
      focus
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
      text {
        ...TextSpan
      }
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

  h2 + p {
    margin-top: ${theme.space.xl};
  }
`;
