import { graphql } from 'gatsby';
import { blank } from '../../components/blank';
import { ContentLink } from '../../components/link';
import { inOrder } from '../../components/in-order';
import { Intro } from '../../components/intro';
import { Section } from '../../components/section';
import { type Spans, TextWords } from '../../components/text-words';
import { Drawing } from '../../scenes/drawing';
import { theme } from '../../theme/theme';
import { OneTag } from './one-tag';
import { Lines, TagFact, TagNote, Tag, Tags, TakeAway } from './tag-style';
import { Hanger, Twine } from './twine';

/**
 * Labels that say what is in a system, as labels of food do: tags on a string, with notes at their edges.
 * A link below them leads to a blank one.
 */
export function Label({ anchor, heading, lede, labels, takeAway }: Queries.LabelSectionFragment) {
  const isOne = labels.length === 1;
  const Box = isOne ? OneTag : 'div';
  return (
    <Section anchor={anchor} onBand>
      <Box>
        <Intro heading={heading} lede={lede} columnGap={isOne ? undefined : theme.columnGap} />
        <Tags>
          {inOrder(labels, ({ kind, system, facts }) => (
            <Tag>
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
                  <TagFact $isBlank={isBlank(text)}>
                    <dt>{name}</dt>
                    {isBlank(text) ? (
                      <Lines />
                    ) : (
                      <dd>
                        <TextWords spans={text} />
                      </dd>
                    )}
                    {note && <TagNote>{note}</TagNote>}
                  </TagFact>
                ))}
              </dl>
            </Tag>
          ))}
        </Tags>
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
