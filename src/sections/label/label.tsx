import { graphql } from 'gatsby';
import { blank } from '../../components/blank';
import { ContentLink } from '../../components/link';
import { inOrder } from '../../components/in-order';
import { Intro } from '../../components/intro';
import { Section } from '../../components/section';
import { type Spans, TextSpans } from '../../components/text-spans';
import { Drawing } from '../../scenes/drawing';
import { OneLabel } from './one-label';
import { Lines, LabelFact, LabelNote, SystemLabel, SystemLabels, TakeAway } from './label-style';
import { Hanger, Twine } from './twine';

/**
 * Labels that say what is in a system, as labels of food do. They hang on a string, with notes at their edges.
 * A link below them leads to a blank one.
 */
export function Label({ anchor, heading, lede, labels, takeAway }: Queries.LabelSectionFragment) {
  const isOne = labels.length === 1;
  const Box = isOne ? OneLabel : 'div';
  return (
    <Section anchor={anchor} onBand>
      <Box>
        <Intro heading={heading} lede={lede} aboveColumns={!isOne} />
        <SystemLabels>
          {inOrder(labels, ({ kind, system, facts }) => (
            <SystemLabel>
              <Twine>
                <Drawing name="twine" box="0 0 100 30" fit="none" />
              </Twine>
              <Twine $isEnd>
                <Drawing name="twine" box="0 0 100 30" fit="none" />
              </Twine>
              <Hanger>
                <Drawing name="hanger" box="0 0 40 64" />
              </Hanger>
              <figcaption>{kind}</figcaption>
              <h3>{system}</h3>
              <dl>
                {inOrder(facts, ({ name, text, note }) => (
                  <LabelFact $isBlank={isBlank(text)}>
                    <dt>{name}</dt>
                    {isBlank(text) ? (
                      <Lines />
                    ) : (
                      <dd>
                        <TextSpans spans={text} />
                      </dd>
                    )}
                    {note && <LabelNote>{note}</LabelNote>}
                  </LabelFact>
                ))}
              </dl>
            </SystemLabel>
          ))}
        </SystemLabels>
        {takeAway && (
          <TakeAway>
            {takeAway.text}{' '}
            <ContentLink href={takeAway.link.href}>{takeAway.link.label}</ContentLink>
          </TakeAway>
        )}
      </Box>
    </Section>
  );
}

/** Whether a text is a blank to fill in, by hand on paper. */
const isBlank = (spans: Spans) =>
  spans.length === 1 && spans[0]?.words.map(({ text }) => text).join('') === blank;

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
    takeAway {
      text
      link {
        label
        href
      }
    }
  }
`;
