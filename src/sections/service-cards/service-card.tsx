import { graphql } from 'gatsby';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { DraftMark } from '../../components/draft-mark';
import { Icon } from '../../components/icon';
import { IconBadge } from '../../components/icon-badge';
import { TextWords } from '../../components/text-words';
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
      <h3>
        {/* in the heading, since reader modes drop a block of only an icon and a heading */}
        <IconBadge>
          <Icon name={icon} alt={alt} />
        </IconBadge>
        <span>{title}</span>
      </h3>
      {/* all text below the title shares one row of the subgrid */}
      <div>
        <p>
          <TextWords spans={description} />
        </p>
      </div>
      <CardShelf drawing={drawing ?? 'cabin'} land={land} />
    </Card>
  );
}

export const query = graphql`
  fragment ServiceCard on Service {
    slug
    title
    description {
      ...TextSpan
    }
    icon
    alt
    drawing
    draftMark
  }
`;

/** A few components fewer than parts: each would cost every page with cards some bytes of its first round trip. */
const Card = styled.li`
  --padding: clamp(1.5rem, 2.2vw, 2.25rem);
  position: relative;
  display: grid;
  grid-row: span 3;
  grid-template-rows: subgrid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 0;
  overflow: hidden;
  overflow: clip;
  border: 1px solid ${theme.color.borderSubtle};
  border-radius: ${theme.radius};
  background: ${theme.color.surface};

  /* beside its icon on phones, or below it if its longest word would have to break; below it in higher cards */
  h3 {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space.l};
    align-items: center;
    padding: var(--padding) var(--padding) 0;
    font-size: ${theme.size.subheading};
    /* its smallest width is that of a whole word */
    overflow-wrap: break-word;

    ${media.tablet} {
      flex-flow: column;
      gap: ${theme.space.xl};
      align-items: start;
    }
  }

  h3 > :last-child {
    flex: 1 min-content;
    /* a word that is too long for the line may cover the padding at its end */
    max-width: calc(100% + var(--padding));
  }

  h3 + div {
    padding: ${theme.space.m} var(--padding) ${theme.space.xl};
    color: ${theme.color.textMuted};
  }

  ${media.wide} {
    margin-inline-end: -1px;
  }

  ${media.print} {
    margin-bottom: ${theme.space.l};
    padding-bottom: ${theme.space.l};
  }
`;
