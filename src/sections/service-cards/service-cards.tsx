import { graphql } from 'gatsby';
import { styled } from 'styled-components';
import { Intro } from '../../components/intro';
import { Section, SectionHead } from '../../components/section';
import { media } from '../../theme/media';
import { theme } from '../../theme/theme';
import { cardLandscape } from '../../decorations/card-illustration';
import { ServiceCard } from './service-card';

/** What the company offers, as cards that share one landscape at their feet. */
export function ServiceCards({
  anchor,
  heading,
  lede,
  services,
}: Queries.ServiceCardsSectionFragment) {
  return (
    <Section anchor={anchor}>
      <SectionHead>
        <h2>{heading}</h2>
        <Intro>{lede}</Intro>
      </SectionHead>
      {services.length > 0 && (
        <Cards>
          {services.map((service) => (
            <ServiceCard key={service.slug} {...service} />
          ))}
        </Cards>
      )}
    </Section>
  );
}

export const query = graphql`
  fragment ServiceCardsSection on ServiceCardsSection {
    anchor
    heading
    lede
    services {
      ...ServiceCard
    }
  }
`;

const Cards = styled.ul`
  ${cardLandscape}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.xl};
  margin-top: clamp(2.25rem, 4vw, 4rem);

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${theme.space.xl} 0;

    /* no card stands alone beside a gap: the last one takes what is left of its row */
    > :last-child:nth-child(odd) {
      --cards: 100%;
      grid-column: 1 / -1;
    }
  }

  ${media.wide} {
    grid-template-columns: repeat(3, minmax(0, 1fr));

    > :last-child:nth-child(n) {
      --cards: initial;
      grid-column: auto;
    }

    > :last-child:nth-child(3n + 1) {
      --cards: 100%;
      grid-column: span 3;
    }

    > :last-child:nth-child(3n + 2) {
      --cards: 150%;
      grid-column: span 2;
    }
  }

  /* rows of a grid are parted between two sheets, even where a card may not be */
  ${media.print} {
    display: block;
  }
`;
