import { graphql } from 'gatsby';
import type { ComponentProps } from 'react';
import { ContentLink } from '../../components/link';
import { DraftLabel } from '../../components/draft-label';
import { Icon } from '../../components/icon';
import { TextWords } from '../../components/text-words';
import { CardLandscape } from '../../scenes/card-landscape/card-landscape';
import type { SectionPlace } from '../section-place';
import { Card, CardTitle, CardWords, CardFact, Question } from './card-style';
import { selectWords } from './select-words';

type ServiceCardProps = Queries.ServiceCardFragment &
  Pick<Queries.ServiceCardsSectionFragment, 'ask'> &
  Pick<ComponentProps<typeof CardLandscape>, 'land'> &
  Required<Pick<SectionPlace, 'path'>>;

/**
 * A service as a card, whose id is its slug. If it leads somewhere, its title is a link that
 * covers the card; dragging over its words selects them all the same.
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
  draftLabel,
  ask,
  land,
  path,
}: ServiceCardProps) {
  return (
    <Card id={slug}>
      <DraftLabel>{draftLabel}</DraftLabel>
      <CardTitle>
        {/* in the heading, since reader modes drop a block of only an icon and a heading */}
        <Icon name={icon} alt={alt} />
        {leadsTo ? (
          <ContentLink href={leadsTo} onDragStart={selectWords}>
            {title}
          </ContentLink>
        ) : (
          <span>{title}</span>
        )}
      </CardTitle>
      <CardWords>
        <p>
          <TextWords spans={description} />
        </p>
        {outcome && <CardFact>{outcome}</CardFact>}
        {duration && <CardFact>{duration}</CardFact>}
        {ask && <Question href={askAbout(slug, ask.href, path)}>{ask.label}</Question>}
      </CardWords>
      <CardLandscape drawing={drawing ?? 'cabin'} land={land} />
    </Card>
  );
}

/**
 * The address of a question about a service. On this site it names the service, with which the message
 * then begins (`begin-message.ts`); addresses of other sites and numbers stay as they are.
 * @param path that of the page with the card, on which a mere anchor is
 */
function askAbout(slug: string, href: string, path: string): string {
  if (!/^[/#]/.test(href)) return href;
  return href.replace(/^#/, `${path}#`).replace(/(?=#|$)/, `?about=${slug}`);
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
    draftLabel
  }
`;
