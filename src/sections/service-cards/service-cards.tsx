import { graphql } from 'gatsby';
import { css, styled } from 'styled-components';
import { Lede } from '../../components/lede';
import { Section, SectionHead } from '../../components/section';
import { media } from '../../theme/media';
import { theme } from '../../theme/theme';
import { ServiceCard } from './service-card';

/**
 * Services as cards. On wide screens they stand by three or two, if that fills all rows; otherwise each has a row, with
 * its words beside its place. Three in a row stand without gaps on one landscape.
 */
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
        <Cards role="list" data-by={[2, 3].filter((row) => services.length % row === 0).join(' ')}>
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

/** Of a card: its place is beside its words (`card-shelf-style.ts`). */
const placeBeside = css`
  --place: 1 / 2 / 4;
  grid-template-columns: repeat(2, minmax(0, 1fr));
`;

const Cards = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.xl};
  margin-top: clamp(2.25rem, 4vw, 4rem);

  > :nth-child(3n + 2) {
    --land: -100%;
  }

  > :nth-child(3n) {
    --land: -200%;
  }

  ${media.tablet} {
    &[data-by^='2'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }

  @media screen and (40rem<=width<60rem) {
    &:not([data-by^='2']) > li {
      ${placeBeside}
    }
  }

  ${media.wide} {
    &[data-by=''] > li {
      ${placeBeside}
    }

    &[data-by$='3'] {
      grid-template-columns: repeat(3, minmax(0, 1fr));
      gap: ${theme.space.xl} 0;
    }
  }

  /* grid rows would be split across pages */
  ${media.print} {
    display: block;
  }
`;
