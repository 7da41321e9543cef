import { graphql } from 'gatsby';
import { styled } from 'styled-components';
import { inOrder } from '../../components/in-order';
import { Intro } from '../../components/intro';
import { Section } from '../../components/section';
import { TextWords } from '../../components/text-words';
import { tag } from './tag-style';

/** What is in systems, as on the label of food: tags on a string, with notes at their edges. */
export function Label({ anchor, heading, lede, labels }: Queries.LabelSectionFragment) {
  return (
    <Section anchor={anchor} tinted>
      <Tags>
        <Intro heading={heading} lede={lede} />
        {inOrder(labels, ({ kind, system, facts }) => (
          <figure>
            <figcaption>{kind}</figcaption>
            <h3>{system}</h3>
            <dl>
              {inOrder(facts, ({ name, text, note }) => (
                <div>
                  <dt>{name}</dt>
                  <dd>
                    <TextWords spans={text} />
                  </dd>
                  {note && <dd>{note}</dd>}
                </div>
              ))}
            </dl>
          </figure>
        ))}
      </Tags>
    </Section>
  );
}

export const query = graphql`
  fragment LabelSection on LabelSection {
    anchor
    heading
    lede
    labels {
      kind
      system
      facts {
        name
        text {
          ...TextSpan
        }
        note
      }
    }
  }
`;

/** Tags fill a row: one alone is as wide as the section, two stand side by side where both have room for notes. */
const Tags = styled.div`
  --gap: clamp(1.5rem, 3vw, 3.5rem);
  display: flex;
  flex-wrap: wrap;
  column-gap: var(--gap);

  > :first-child {
    flex: 100%;
  }

  > figure {
    ${tag}
  }
`;
