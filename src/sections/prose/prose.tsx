import { graphql } from 'gatsby';
import { styled } from 'styled-components';
import { halves, Section } from '../../components/section';
import { theme } from '../../theme/theme';

/** A heading and paragraphs. */
export function Prose({ anchor, heading, paragraphs }: Queries.ProseSectionFragment) {
  return (
    <Section anchor={anchor} tinted>
      <Halves>
        <h2>{heading}</h2>
        <div>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Halves>
    </Section>
  );
}

export const query = graphql`
  fragment ProseSection on ProseSection {
    anchor
    heading
    paragraphs
  }
`;

const Halves = styled.div`
  ${halves}

  p {
    max-width: ${theme.measure};
  }

  p + p {
    margin-top: ${theme.space.l};
  }
`;
