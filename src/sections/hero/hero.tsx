import { graphql } from 'gatsby';
import { styled } from 'styled-components';
import { ButtonLink, QuietLink } from '../../components/button';
import { Container } from '../../components/container';
import { Contour } from '../../decorations/contour';
import { Intro } from '../../components/intro';
import { Picture } from '../../components/picture';
import { media } from '../../theme/media';
import { nightColors, theme } from '../../theme/theme';
import { Ridges } from '../../decorations/ridges';
import { nextGround } from '../contact-layout';
import { Scenery } from '../../decorations/scenery';

/** The opening of a page: its one h1, a sentence, at most two ways on, and the valley or its ridges. */
export function Hero({
  anchor,
  heading,
  lede,
  actions,
  size,
  scene,
  night,
}: Queries.HeroSectionFragment) {
  const Frame = size === 'tall' ? TallOpening : Opening;
  return (
    <Frame id={anchor ?? undefined} data-opening={night ? 'night' : 'day'}>
      <Words>
        <h1>{heading}</h1>
        <Intro>{lede}</Intro>
        {actions.length > 0 && (
          <Actions>
            {actions.map(({ label, href }, index) => {
              const Action = index === 0 ? ButtonLink : QuietLink;
              return (
                <Action key={`${label} ${href}`} href={href}>
                  {label}
                </Action>
              );
            })}
          </Actions>
        )}
      </Words>
      {scene ? (
        <Scenery>
          <Picture {...scene} priority sizes="100vw" />
        </Scenery>
      ) : (
        <Ridges />
      )}
      <Contour color={nextGround} place="foot" />
    </Frame>
  );
}

export const query = graphql`
  fragment HeroSection on HeroSection {
    anchor
    heading
    lede
    size
    night
    actions {
      label
      href
    }
    scene: picture {
      ...Scene
    }
  }
`;

const Opening = styled.section`
  position: relative;
  isolation: isolate;
  display: flex;
  flex-direction: column;
  overflow: hidden;
  overflow: clip;
  background: ${theme.color.sky};

  &[data-opening='night'] {
    ${nightColors}
    color: ${theme.color.text};
  }

  ${media.desktop} {
    min-height: min(60svh, max(30rem, 38vw));

    img {
      object-position: 64% 42%;
    }
  }
`;

/** Fills the screen and shows the whole of its valley. By itself, since few pages open like this. */
const TallOpening = styled(Opening)`
  min-height: 100svh;

  ${media.desktop} {
    /* less than 52vw would bring sun and moon up into the words */
    min-height: max(52vw, min(100svh, max(46rem, 62.5vw)));

    img {
      object-position: 64% 100%;
    }
  }
`;

const Words = styled(Container)`
  padding-block: calc(${theme.layout.barHeight} + clamp(1.5rem, 7vh, 6rem)) ${theme.space.xxxl};

  h1 {
    /* not in ch, which a stand-in would make another width */
    max-width: 11.75em;
  }

  p {
    max-width: 30em;
    margin-top: clamp(1rem, 1.6vw, 1.6rem);
    color: ${theme.color.text};
    text-wrap: balance;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.l};
  margin-top: clamp(1.5rem, 2.2vw, 2.25rem);

  @media (max-width: 28rem) {
    a {
      flex: 1 1 100%;
    }
  }
`;
