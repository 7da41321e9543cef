import { graphql } from 'gatsby';
import { styled } from 'styled-components';
import { TextBlocks } from '../../components/text-blocks';
import { halves, Section } from '../../components/section';
import { theme } from '../../theme/theme';

/** A heading and a text of any length, or a few large statements on a band of their own. */
export function Prose({ anchor, heading, paragraphs, large }: Queries.ProseSectionFragment) {
  const Box = large ? Statements : HeadingAndText;
  return (
    <Section anchor={anchor} onBand={large}>
      <Box>
        <h2>{heading}</h2>
        <TextBlocks blocks={paragraphs} />
      </Box>
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
    large
  }
`;

const HeadingAndText = styled.div`
  ${halves}

  p {
    max-width: ${theme.measure};
  }

  p + p {
    margin-top: ${theme.space.l};
  }
`;

/** Each statement stands a little further from the edge than the one above. */
const Statements = styled.div`
  p {
    max-width: 26em;
    margin-top: clamp(1.25rem, 2.6vw, 2.75rem);
    font: 600 calc(0.8 * ${theme.size.heading}) / 1.22 ${theme.font.display};
  }

  p:nth-of-type(2) {
    margin-inline-start: clamp(0px, 20vw - 8rem, 9%);
  }

  p:nth-of-type(n + 3) {
    margin-inline-start: clamp(0px, 40vw - 16rem, 18%);
  }
`;
