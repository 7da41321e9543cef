import { graphql } from 'gatsby';
import { styled } from 'styled-components';
import { Intro } from '../../components/intro';
import { Section } from '../../components/section';
import { Timeline } from '../timeline';
import { Drawing } from '../../scenes/drawing';

/** The steps of a process, in order: four cross a ridge on wide screens, others go down the page. */
export function Steps({ anchor, heading, lede, steps }: Queries.StepsSectionFragment) {
  return (
    <Section anchor={anchor} tinted>
      <Path>
        <Intro heading={heading} lede={lede} />
        {steps.length === 4 && <Drawing name="ridge" box="0 0 1200 120" fit="none" />}
        <Timeline entries={steps} />
      </Path>
    </Section>
  );
}

export const query = graphql`
  fragment Step on Step {
    title
    text {
      ...TextSpan
    }
  }
  fragment StepsSection on StepsSection {
    anchor
    heading
    lede
    steps {
      ...Step
    }
  }
`;

const Path = styled.div`
  svg {
    display: none;
  }

  /* like other land not in print and forced colors, for which the houses stay beside their words */
  @media screen and (min-width: 60rem) and (forced-colors: none) {
    svg {
      display: block;
      width: 100%;
      height: 8rem;
      margin-top: 3rem;
      overflow: visible;
    }

    svg + ol {
      grid-template-columns: repeat(4, 1fr);
    }

    svg + ol li {
      /* on the level parts of the ridge */
      --house: -7.7rem;
      padding: 0;
      padding-inline-end: 2vw;
    }

    svg + ol li::after {
      display: none;
    }
  }
`;
