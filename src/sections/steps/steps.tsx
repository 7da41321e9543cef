import { graphql } from 'gatsby';
import { css, styled } from 'styled-components';
import { Intro } from '../../components/intro';
import { Picture } from '../../components/picture';
import { Section } from '../../components/section';
import { media } from '../../theme/media';
import { theme } from '../../theme/theme';
import { Timeline } from '../timeline';
import { Drawing } from '../../scenes/drawing';

/**
 * The steps of a process, in order: four stand on one road across a hillside on wide screens, others go
 * down the page.
 */
export function Steps({ anchor, heading, lede, steps, lands }: Queries.StepsSectionFragment) {
  const isRoad = steps.length === 4;
  const land = lands.at(-1);
  return (
    <Section anchor={anchor} tinted>
      <Intro heading={heading} lede={lede} />
      <NumberedSteps $isRoad={isRoad}>
        {isRoad && (
          <Hillside>
            {land && <Picture alt="" src={land.day} dark={land.night} />}
            <Drawing name="ridge" box="0 0 1200 120" fit="none" />
          </Hillside>
        )}
        <Timeline entries={steps} />
      </NumberedSteps>
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
    lands {
      day {
        ...CardLand
      }
      night {
        ...CardLand
      }
    }
  }
`;

/**
 * Where the steps stand on a road. In print and in forced colors there is no land, so the houses stay
 * beside their words.
 */
const onWideScreens = '@media screen and (min-width: 60rem) and (forced-colors: none)';

/** The road, in front of hills from the pictures of cards, which the page has already. */
const Hillside = styled.div`
  display: none;

  ${onWideScreens} {
    position: relative;
    display: block;
    height: 8rem;
    margin-top: clamp(7rem, 9vw, 11rem);
  }

  img {
    /* from edge to edge of the window, of which a scroll bar hides a little */
    position: absolute;
    inset: auto auto 40% calc(50% - 50vw);
    width: 100vw;
    max-width: none;
    height: clamp(9rem, 13vw, 16rem);
    object-fit: cover;
    object-position: top;
    mask-image: linear-gradient(transparent, #000 60%);

    ${media.dark} {
      filter: brightness(1.1);
    }
  }

  svg {
    position: relative;
    display: block;
    width: 100%;
    height: 100%;
    overflow: visible;
  }
`;

/** Four houses stand on the level parts of the road, below which each has its words. */
const road = css`
  ${onWideScreens} {
    ol {
      grid-template-columns: repeat(4, 1fr);
    }

    li {
      --house: -7.7rem;
      padding: 0;
      padding-inline-end: 2vw;
    }

    li::before {
      scale: 1.9;
      transform-origin: left bottom;
    }

    [dir='rtl'] & li::before {
      transform-origin: right bottom;
    }

    li::after {
      display: none;
    }

    /* they are lit one after the other */
    li:nth-child(2)::before {
      animation-range: cover 14% cover 30%;
    }

    li:nth-child(3)::before {
      animation-range: cover 20% cover 36%;
    }

    li:nth-child(4)::before {
      animation-range: cover 26% cover 42%;
    }
  }
`;

/** Steps have numbers. For screen readers, a list has them already. */
const NumberedSteps = styled.div<{ readonly $isRoad: boolean }>`
  counter-reset: step;

  li {
    counter-increment: step;
  }

  /* the second line of a title stands below the first, not below the number */
  h3 {
    padding-inline-start: 1.1em;
    text-indent: -1.1em;
  }

  h3::before {
    content: counter(step) / '';
    display: inline-block;
    width: 1.1em;
    text-indent: 0;
    color: ${theme.color.textMuted};
  }

  ${({ $isRoad }) => $isRoad && road}
`;
