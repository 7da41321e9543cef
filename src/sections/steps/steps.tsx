import { graphql } from 'gatsby';
import { styled } from 'styled-components';
import { Intro } from '../../components/intro';
import { halves, Section } from '../../components/section';
import { media } from '../../theme/media';
import { Timeline } from '../../components/timeline';

/** The steps of a process, in order. */
export function Steps({ anchor, heading, lede, steps }: Queries.StepsSectionFragment) {
  return (
    <Section anchor={anchor}>
      <Halves>
        <Intro heading={heading} lede={lede} />
        <Timeline entries={steps} />
      </Halves>
    </Section>
  );
}

export const query = graphql`
  fragment StepsSection on StepsSection {
    anchor
    heading
    lede
    steps {
      title
      text {
        ...TextSpan
      }
    }
  }
`;

const Halves = styled.div`
  ${halves}
  row-gap: 0;

  ol {
    ${media.beside} {
      margin-top: 0.5rem;
    }
  }
`;
