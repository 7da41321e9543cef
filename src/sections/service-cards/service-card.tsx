import { graphql } from 'gatsby';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { DraftMark } from '../../components/draft-mark';
import { Icon } from '../../components/icon';
import { IconBadge } from '../../components/icon-badge';
import { media } from '../../theme/media';
import { theme } from '../../theme/theme';
import { CardShelf } from '../../scenes/card-shelf/card-shelf';

/** A service as a card. */
export function ServiceCard({
  icon,
  alt,
  title,
  description,
  drawing,
  draftMark,
  land,
}: Queries.ServiceCardFragment & Pick<ComponentProps<typeof CardShelf>, 'land'>) {
  return (
    <Card>
      <DraftMark>{draftMark}</DraftMark>
      <Title>
        {/* in the heading, since reader modes drop a block of only an icon and a heading */}
        <IconBadge>
          <Icon name={icon} alt={alt} />
        </IconBadge>
        {title}
      </Title>
      {/* all text below the title shares one row of the subgrid */}
      <Text>
        <p>{description}</p>
      </Text>
      <CardShelf drawing={drawing ?? 'cabin'} land={land} />
    </Card>
  );
}

export const query = graphql`
  fragment ServiceCard on Service {
    slug
    title
    description
    icon
    alt
    drawing
    draftMark
  }
`;

const Card = styled.li`
  position: relative;
  display: grid;
  grid-row: span 3;
  grid-template-rows: subgrid;
  align-content: start;
  gap: 0;
  overflow: hidden;
  overflow: clip;
  border: 1px solid ${theme.color.borderSubtle};
  border-radius: ${theme.radius};
  background: ${theme.color.surface};

  ${media.wide} {
    margin-inline-end: -1px;
  }

  ${media.print} {
    margin-bottom: ${theme.space.l};
    padding-bottom: ${theme.space.l};
  }
`;

/** Side by side with its icon where the card is wide and low, below it where three stand in a row. */
const Title = styled.h3`
  display: flex;
  gap: ${theme.space.l};
  align-items: center;
  padding: clamp(1.5rem, 2.2vw, 2.25rem) clamp(1.5rem, 2.2vw, 2.25rem) 0;
  font-size: ${theme.size.subheading};

  @media (max-width: 22rem), (min-width: 60rem) {
    flex-direction: column;
    gap: ${theme.space.xl};
    align-items: start;
  }
`;

const Text = styled.div`
  padding: ${theme.space.m} clamp(1.5rem, 2.2vw, 2.25rem) ${theme.space.xl};
  color: ${theme.color.textMuted};
`;
