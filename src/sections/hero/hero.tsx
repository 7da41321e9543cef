import { graphql } from 'gatsby';
import { styled } from 'styled-components';
import { ButtonLink, QuietLink } from '../../components/button';
import { Container } from '../../components/container';
import { Contour } from '../../decorations/contour';
import { Intro } from '../../components/intro';
import { Picture } from '../../components/picture';
import { media } from '../../theme/media';
import { nightColors, theme } from '../../theme/theme';
import { nextGround } from '../contact-layout';
import { Scene } from '../../decorations/scene';
import { Scenery } from '../../decorations/scenery';

/** The opening of a page: its one h1, a sentence, at most two ways on, and its view of the valley. */
export function Hero({
  anchor,
  heading,
  lede,
  actions,
  size,
  scene,
  land,
  ownPicture,
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
      {scene && land && (
        <Scene name={scene} land={land} night={night ? 'all' : undefined} priority />
      )}
      {!scene && ownPicture && (
        <Scenery>
          <Picture {...ownPicture} priority sizes="100vw" />
        </Scenery>
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
    scene
    land {
      ...Land
    }
    ownPicture: picture {
      ...Scenery
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

  /* whoever is about to follow a button is expected: the house lights up */
  &:has(a:hover, a:focus-visible) {
    --lit: 1;
  }

  ${media.desktop} {
    min-height: max(36rem, 48vw);
  }

  /* a phone on its side: words and ways on in sight, and some of the valley */
  @media (max-height: 28rem) and (min-width: 40rem) {
    --scene-rise: -7rem;

    h1 {
      font-size: 2.5rem;
    }

    > :first-child {
      padding-top: calc(${theme.layout.barHeight} + ${theme.space.xs});
    }

    p {
      max-width: none;
      margin-top: ${theme.space.s};
      font-size: 1.125rem;
    }

    p + div {
      margin-top: ${theme.space.l};
    }
  }
`;

/** Fills the screen and shows the whole of its valley. By itself, since few pages open like this. */
const TallOpening = styled(Opening)`
  --scene-height: 78vw;
  /* brings the lit house into the first view of a small phone */
  --scene-rise: -3rem;
  min-height: 100svh;

  h1 {
    /* not in ch, which a stand-in would make another width */
    max-width: 11.75em;
  }

  ${media.desktop} {
    /* less than 52vw would bring sun and moon up into the words */
    min-height: max(52vw, min(100svh, max(46rem, 62.5vw)));
  }
`;

const Words = styled(Container)`
  padding-block: calc(${theme.layout.barHeight} + clamp(1rem, 3.2vh, 6rem)) ${theme.space.xl};

  h1 {
    max-width: 14.5em;
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
