import { graphql } from 'gatsby';
import { styled } from 'styled-components';
import { inOrder } from '../../components/in-order';
import { Intro } from '../../components/intro';
import { halves, Section } from '../../components/section';
import { TextWords } from '../../components/text-words';
import { theme } from '../../theme/theme';

/** What is in a system, as on the label of food, in a dashed border. */
export function Label({
  anchor,
  heading,
  lede,
  kind,
  system,
  facts,
}: Queries.LabelSectionFragment) {
  return (
    <Section anchor={anchor}>
      <Halves>
        <Intro heading={heading} lede={lede} />
        <figure>
          <figcaption>{kind}</figcaption>
          <h3>{system}</h3>
          <dl>
            {inOrder(facts, ({ name, text }) => (
              <div>
                <dt>{name}</dt>
                <dd>
                  <TextWords spans={text} />
                </dd>
              </div>
            ))}
          </dl>
        </figure>
      </Halves>
    </Section>
  );
}

export const query = graphql`
  fragment LabelSection on LabelSection {
    anchor
    heading
    lede
    kind
    system
    facts {
      name
      text {
        ...TextSpan
      }
    }
  }
`;

const Halves = styled.div`
  ${halves}

  figure {
    margin: 0;
    padding: clamp(1.125rem, 2vw, 1.5rem);
    border: 2px dashed ${theme.color.border};
    background: ${theme.color.surface};
    break-inside: avoid;
  }

  h3 {
    padding-bottom: ${theme.space.m};
    border-bottom: 0.5rem solid;
    font-size: ${theme.size.subheading};
  }

  dl,
  dd {
    margin: 0;
  }

  dl > * {
    padding-block: clamp(0.5rem, 1.2vw, 0.75rem);
  }

  dl > * + * {
    border-top: 1px solid ${theme.color.border};
  }

  dt {
    font-weight: 700;
  }
`;
