import { graphql } from 'gatsby';
import { styled } from 'styled-components';
import { Lede } from '../../components/lede';
import { Section } from '../../components/section';
import type { SectionPlace } from '../section-place';
import { ServiceCard } from './service-card';
import { card, question } from './card-style';
import { columns, type ColumnsProps } from './columns-style';

/**
 * Services as cards. On wide screens they stand by three or two, if that fills all rows; otherwise each has a row, with
 * its words beside its landscape. Three in a row stand without gaps on one landscape. The first sentence stands on the same
 * columns.
 */
export function ServiceCards({
  anchor,
  heading,
  lede,
  services,
  ask,
  lands,
  path = '',
}: Queries.ServiceCardsSectionFragment & Pick<SectionPlace, 'path'>) {
  return (
    <Section anchor={anchor}>
      <Columns
        $fillsPairs={services.length % 2 === 0}
        $fillsThrees={services.length % 3 === 0}
        $asks={ask !== null}
      >
        <h2>{heading}</h2>
        <Lede>{lede}</Lede>
        {services.length > 0 && (
          // eslint-disable-next-line jsx-a11y/no-redundant-roles -- Safari takes the role from a grid without markers
          <ul role="list">
            {services.map((service, index) => (
              <ServiceCard
                key={service.slug}
                {...service}
                ask={ask}
                path={path}
                land={lands[Math.floor(index / 3) % lands.length]}
              />
            ))}
          </ul>
        )}
      </Columns>
    </Section>
  );
}

export const query = graphql`
  fragment CardLand on File {
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

type Asking = {
  /** Whether cards have a question. */
  readonly $asks: boolean;
};

/** One component for columns and cards: each would cost every page with cards some bytes of its first round trip. */
const Columns = styled.div<ColumnsProps & Asking>`
  ${columns}

  > ul > li {
    ${card}
    ${({ $asks }) => $asks && question}
  }
`;
