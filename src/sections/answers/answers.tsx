import { graphql } from 'gatsby';
import { styled } from 'styled-components';
import { inOrder } from '../../components/in-order';
import { Intro } from '../../components/intro';
import { halves, Section } from '../../components/section';
import { TextBlocks } from '../../components/text-blocks';
import { media } from '../../theme/media';
import { theme } from '../../theme/theme';

/** Questions whose answers open below them, without scripts; browsers find words in closed ones. */
export function Answers({ anchor, heading, lede, answers }: Queries.AnswersSectionFragment) {
  return (
    <Section anchor={anchor}>
      <IntroAndAnswers>
        <Intro heading={heading} lede={lede} />
        <div>
          {inOrder(answers, ({ question, answer }) => (
            <details>
              <summary>
                <h3>{question}</h3>
              </summary>
              <TextBlocks blocks={answer} />
            </details>
          ))}
        </div>
      </IntroAndAnswers>
    </Section>
  );
}

export const query = graphql`
  fragment AnswersSection on AnswersSection {
    anchor
    heading
    lede
    answers {
      question
      answer {
        ...TextBlock
      }
    }
  }
`;

const IntroAndAnswers = styled.div`
  ${halves}

  details {
    border-bottom: 1px solid ${theme.color.border};
  }

  summary {
    padding: clamp(0.7rem, 1.3vw, 1rem) 0;
    padding-inline-start: 1.25rem;
    /* the second line of a question stands below the first, not below the triangle */
    text-indent: -1.25rem;
    cursor: pointer;
  }

  h3 {
    display: inline;
  }

  summary + * {
    padding-bottom: ${theme.space.xl};
  }

  /* open-for-printing.ts does so in older browsers */
  ${media.print} {
    ::details-content {
      content-visibility: visible;
    }
  }
`;
