import { graphql } from 'gatsby';
import { Section } from '../../components/section';
import type { Placed } from '../section-place';
import { ServiceCard } from './service-card';
import { Cards, CardColumns, CardsHeading, CardsLede } from './columns-style';

/**
 * Services as cards. On wide screens they stand in rows of three or two, if that leaves no gap in the last
 * row. Otherwise each has a row of its own, with its words beside its landscape. Three in a row touch each
 * other and share one landscape. The words above them stand on the same columns.
 */
export function ServiceCards({
  anchor,
  heading,
  lede,
  services,
  ask,
  lands,
  place,
}: Queries.ServiceCardsSectionFragment & Placed) {
  return (
    <Section anchor={anchor}>
      <CardColumns $fillsPairs={services.length % 2 === 0} $fillsThrees={services.length % 3 === 0}>
        <CardsHeading>{heading}</CardsHeading>
        <CardsLede>{lede}</CardsLede>
        {services.length > 0 && (
          <Cards role="list">
            {services.map((service, index) => (
              <ServiceCard
                key={service.slug}
                {...service}
                ask={ask}
                path={place?.path ?? ''}
                land={lands[Math.floor(index / 3) % lands.length]}
              />
            ))}
          </Cards>
        )}
      </CardColumns>
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
    ask {
      label
      href
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
