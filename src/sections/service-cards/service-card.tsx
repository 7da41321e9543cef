import { graphql } from 'gatsby';
import type { ComponentProps } from 'react';
import { ContentLink } from '../../components/link';
import { DraftMark } from '../../components/draft-mark';
import { Icon } from '../../components/icon';
import { IconBadge } from '../../components/icon-badge';
import { TextWords } from '../../components/text-words';
import { CardShelf } from '../../scenes/card-shelf/card-shelf';

/**
 * A service as a card, whose id is its short name. If it leads somewhere, its title is a link that covers the card.
 * `card-style.ts` has its styles.
 */
export function ServiceCard({
  slug,
  icon,
  alt,
  title,
  description,
  drawing,
  leadsTo,
  outcome,
  duration,
  draftMark,
  land,
}: Queries.ServiceCardFragment & Pick<ComponentProps<typeof CardShelf>, 'land'>) {
  return (
    <li id={slug}>
      <DraftMark>{draftMark}</DraftMark>
      <h3>
        {/* in the heading, since reader modes drop a block of only an icon and a heading */}
        <IconBadge>
          <Icon name={icon} alt={alt} />
        </IconBadge>
        {leadsTo ? <ContentLink href={leadsTo}>{title}</ContentLink> : <span>{title}</span>}
      </h3>
      {/* all text below the title shares one row of the subgrid */}
      <div>
        <p>
          <TextWords spans={description} />
        </p>
        {outcome && <p>{outcome}</p>}
        {duration && <p>{duration}</p>}
      </div>
      <CardShelf drawing={drawing ?? 'cabin'} land={land} />
    </li>
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
    leadsTo
    outcome
    duration
    draftMark
  }
`;
