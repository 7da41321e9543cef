import { graphql } from 'gatsby';
import { styled } from 'styled-components';
import { Lede } from '../../components/lede';
import { Section, SectionHead } from '../../components/section';
import { media } from '../../theme/media';
import { theme } from '../../theme/theme';
import { ServiceCard } from './service-card';

/** Services as cards. Three in a row stand without gaps on one landscape. */
export function ServiceCards({
  anchor,
  heading,
  lede,
  services,
  shelves,
}: Queries.ServiceCardsSectionFragment) {
  return (
    <Section anchor={anchor}>
      <SectionHead>
        <h2>{heading}</h2>
        <Lede>{lede}</Lede>
      </SectionHead>
      {services.length > 0 && (
        <Cards role="list">
          {services.map((service, index) => (
            <ServiceCard
              key={service.slug}
              {...service}
              land={shelves[Math.floor(index / 3) % shelves.length]}
            />
          ))}
        </Cards>
      )}
    </Section>
  );
}

export const query = graphql`
  fragment ShelfLand on File {
    childImageSharp {
      gatsbyImageData(
        layout: CONSTRAINED
        width: 1600
        outputPixelDensities: [1]
        formats: [AVIF]
        placeholder: NONE
        avifOptions: { quality: 44 }
      )
    }
  }
  fragment ServiceCardsSection on ServiceCardsSection {
    anchor
    heading
    lede
    services {
      ...ServiceCard
    }
    shelves {
      day {
        ...ShelfLand
      }
      night {
        ...ShelfLand
      }
    }
  }
`;

const Cards = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.xl};
  margin-top: clamp(2.25rem, 4vw, 4rem);

  > :nth-child(3n + 2) {
    --stretch: 100%;
  }

  > :nth-child(3n) {
    --stretch: 200%;
  }

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  /* in two columns the last card fills its row */
  @media (40rem<=width<60rem) {
    > :last-child:nth-child(odd) {
      --row: 100%;
      --stretch: 0%;
      grid-column: 1 / -1;
    }
  }

  ${media.wide} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${theme.space.xl} 0;

    > :last-child:nth-child(3n + 1) {
      --row: 100%;
      grid-column: span 3;
    }

    > :last-child:nth-child(3n + 2) {
      --row: 150%;
      --stretch: 50%;
      grid-column: span 2;
    }
  }

  /* grid rows would be split across pages */
  ${media.print} {
    display: block;
  }
`;
