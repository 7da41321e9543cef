import { graphql } from 'gatsby';
import { styled } from 'styled-components';
import { Icon } from '../../components/icon';
import { IconBadge } from '../../decorations/icon-badge';
import { media } from '../../theme/media';
import { theme } from '../../theme/theme';
import { CardIllustration } from '../../decorations/card-illustration';

/** One service: what it is called, what one gets. */
export function ServiceCard({ iconPath, alt, title, description }: Queries.ServiceCardFragment) {
  return (
    <Card>
      <IconBadge>
        <Icon path={iconPath} alt={alt} />
      </IconBadge>
      <h3>{title}</h3>
      {/* all below the title shares one row of the grid, whatever there is of it */}
      <div>
        <p>{description}</p>
      </div>
      <CardIllustration />
    </Card>
  );
}

export const query = graphql`
  fragment ServiceCard on Service {
    slug
    title
    description
    iconPath
    alt
  }
`;

const Card = styled.li`
  position: relative;
  display: grid;
  grid-row: span 3;
  grid-template-rows: subgrid;
  align-content: start;
  gap: 0;
  padding: clamp(1.5rem, 2.2vw, 2.25rem) clamp(1.5rem, 2.2vw, 2.25rem) 10rem;
  overflow: hidden;
  overflow: clip;
  border: 1px solid ${theme.color.borderSubtle};
  border-radius: ${theme.radius};
  background: ${theme.color.surface};
  transition:
    border-color 0.2s,
    box-shadow 0.3s;

  &:hover {
    z-index: 1;
    border-color: ${theme.color.border};
    box-shadow: ${theme.shadow};
  }

  h3 {
    margin-top: ${theme.space.xl};
    font-size: ${theme.size.subheading};
  }

  p {
    margin-top: ${theme.space.m};
    color: ${theme.color.textMuted};
    text-wrap: pretty;
  }

  ${media.tablet} {
    margin-inline-end: -1px;
  }

  ${media.print} {
    margin-bottom: ${theme.space.l};
    padding-bottom: ${theme.space.l};
  }
`;
