import { graphql } from 'gatsby';
import { styled } from 'styled-components';
import { Intro } from '../../components/intro';
import { Picture } from '../../components/picture';
import { Section } from '../../components/section';
import { wideWidth } from '../../theme/breakpoints';
import { media } from '../../theme/media';
import { theme } from '../../theme/theme';
import { onRoadScreens, Timeline } from '../timeline';
import { kindle } from '../../scenes/scene-motion';
import { skies } from '../../scenes/skies';

/**
 * The steps of a process, in order. Four stand above a hillside, on whose road each has a house with one
 * light more than the one before; others go down the page.
 */
export function Steps({ anchor, heading, lede, steps, hillside }: Queries.StepsSectionFragment) {
  const isRoad = steps.length === 4;
  return (
    <Section anchor={anchor} onBand endsInPicture={isRoad}>
      <Intro heading={heading} lede={lede} aboveColumns />
      <NumberedSteps>
        <Timeline entries={steps} asRoad={isRoad} />
      </NumberedSteps>
      {isRoad && (
        <Hillside>
          <Picture
            alt=""
            src={hillside.day}
            dark={hillside.night}
            sizes={`${wideWidth} 120vw, min(160vw, 55rem)`}
          />
        </Hillside>
      )}
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
    hillside {
      day {
        ...WideDay
      }
      night {
        ...WideNight
      }
    }
  }
`;

/**
 * A hillside at nightfall, as wide as the window with its scroll bar. On wide screens its houses are as far
 * from each other as the columns of the steps; on phones all four are in view.
 */
const Hillside = styled.div`
  /* at least as high as the picture is at the width of the window */
  --high: max(min(40vw, 13rem), 25.8vw);
  position: relative;
  height: calc(var(--high) + 2rem);
  margin: ${theme.space.l} calc(50% - 50vw) 0;
  background: linear-gradient(transparent, ${skies.dusk.low} 16%, ${skies.dusk.horizon} 36%);

  img {
    position: absolute;
    inset: auto 0 0;
    width: 100%;
    height: var(--high);
    object-fit: cover;
    /* on phones from the first house to the last */
    object-position: 33% 100%;
    ${kindle}
  }

  ${media.dark} {
    background: linear-gradient(transparent, ${skies.night.low} 12%, ${skies.night.horizon} 30%);
  }

  ${onRoadScreens} {
    height: auto;
    /* a fifth of the columns with a gap after each, on both sides of these columns */
    margin-block: 0;
    margin-inline: calc(-20% - 0.2 * ${theme.columnGap}) calc(-20% - 1.2 * ${theme.columnGap});
    aspect-ratio: 2560 / 780;

    img {
      height: auto;
    }
  }

  [dir='rtl'] & {
    scale: -1 1;
  }

  ${media.plain} {
    display: none;
  }
`;

/** Numbers before the steps. They have no text for screen readers, which number the entries of a list. */
const NumberedSteps = styled.div`
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
`;
