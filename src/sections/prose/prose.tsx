import { graphql } from 'gatsby';
import { styled } from 'styled-components';
import { TextBlocks } from '../../components/text-blocks';
import { halves, Section } from '../../components/section';
import { theme } from '../../theme/theme';

/** A heading and a text of any length. */
export function Prose({ anchor, heading, paragraphs }: Queries.ProseSectionFragment) {
  return (
    <Section anchor={anchor} tinted>
      <Halves>
        <h2>{heading}</h2>
        <TextBlocks blocks={paragraphs} />
      </Halves>
    </Section>
  );
}

export const query = graphql`
  fragment ProseSection on ProseSection {
    anchor
    heading
    paragraphs {
      ...TextBlock
    }
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
