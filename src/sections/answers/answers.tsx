import { graphql } from 'gatsby';
import { styled } from 'styled-components';
import { inOrder } from '../../components/in-order';
import { Intro } from '../../components/intro';
import { Section } from '../../components/section';
import { TextBlocks } from '../../components/text-blocks';
import { media } from '../../theme/media';
import { theme } from '../../theme/theme';

/**
 * Questions whose answers open below them, without scripts; browsers find words in closed ones. The first is
 * open: it is what most want to know, and shows what the others have.
 */
export function Answers({ anchor, heading, lede, answers }: Queries.AnswersSectionFragment) {
  const half = Math.ceil(answers.length / 2);
  return (
    <Section anchor={anchor}>
      <Intro heading={heading} lede={lede} aboveColumns />
      <Columns>
        {inOrder([answers.slice(0, half), answers.slice(half)], (column, side) => (
          <div>
            {inOrder(column, ({ question, answer }, row) => (
              <details open={side + row === 0}>
                <summary>
                  <h3>{question}</h3>
                </summary>
                <TextBlocks blocks={answer} />
              </details>
            ))}
          </div>
        ))}
      </Columns>
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

/** Side by side where there is room; one that opens moves only those below it. */
const Columns = styled.div`
  display: grid;
  column-gap: ${theme.columnGap};
  margin-top: ${theme.space.xl};

  ${media.wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  details {
    border-bottom: 1px solid ${theme.color.border};
  }

  summary {
    display: flex;
    gap: 1rem;
    align-items: center;
    justify-content: space-between;
    padding-block: clamp(0.7rem, 1.3vw, 1rem);
    /* instead of the browser's triangle, which Safari has as an element */
    list-style: none;
    cursor: pointer;

    &::-webkit-details-marker {
      display: none;
    }

    &::after {
      content: '';
      flex: none;
      width: 0.6em;
      height: 0.6em;
      margin-inline-end: 0.2em;
      border: solid;
      border-width: 0 2.5px 2.5px 0;
      rotate: 45deg;
    }
  }

  [open] > summary::after {
    rotate: 225deg;
  }

  details > :not(summary) {
    padding-bottom: ${theme.space.xl};
  }

  /* open-for-printing.ts does so in older browsers */
  ${media.print} {
    summary::after {
      display: none;
    }

    ::details-content {
      content-visibility: visible;
    }
  }
`;
