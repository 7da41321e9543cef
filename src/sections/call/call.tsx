import { graphql } from 'gatsby';
import { styled } from 'styled-components';
import { Intro } from '../../components/intro';
import { OpeningNote } from '../../components/opening-note';
import { Section } from '../../components/section';
import { TitledTexts } from '../../components/titled-texts';
import { media } from '../../theme/media';
import { theme } from '../../theme/theme';

/** What a call is like, from before it to after it. */
export function Call({ anchor, heading, lede, steps, opening }: Queries.CallSectionFragment) {
  return (
    <Section anchor={anchor}>
      <Head>
        <Intro heading={heading} lede={lede} aboveColumns={!opening} />
        {opening && <OpeningNote {...opening} />}
      </Head>
      <CallSteps role="list">
        <TitledTexts entries={steps} />
      </CallSteps>
    </Section>
  );
}

export const query = graphql`
  fragment CallSection on CallSection {
    anchor
    heading
    lede
    steps {
      ...Step
    }
    opening {
      ...Opening
    }
  }
`;

/** The note stands beside the heading where there is room; without one, the heading is above all columns. */
const Head = styled.div`
  display: grid;
  gap: ${theme.space.xl} clamp(2rem, 6vw, 6rem);
  align-items: end;

  ${media.wide} {
    grid-template-columns: 1fr;
    grid-auto-flow: column;
  }
`;

const CallSteps = styled.ol`
  display: grid;
  gap: ${theme.space.l} ${theme.columnGap};
  margin-top: clamp(1.25rem, 3.4vw, 3.5rem);

  li {
    padding-top: ${theme.space.m};
    border-top: 2px solid ${theme.color.border};
  }

  p {
    margin-top: ${theme.space.xs};
    color: ${theme.color.textMuted};
  }

  /* four stand two by two, or in one row */
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  @media (min-width: 70rem) {
    grid-template-columns: repeat(auto-fit, minmax(14rem, 1fr));
  }
`;
