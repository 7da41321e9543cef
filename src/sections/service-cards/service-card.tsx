import { graphql } from 'gatsby';
import type { ComponentProps } from 'react';
import { ContentLink } from '../../components/link';
import { DraftMark } from '../../components/draft-mark';
import { Icon } from '../../components/icon';
import { TextSpans } from '../../components/text-spans';
import { CardLandscape } from '../../scenes/card-landscape/card-landscape';
import type { SectionPlace } from '../section-place';
import { Card, CardTitle, CardWords, CardFact, AskLink } from './card-style';
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
  draftMark,
  ask,
  land,
  path,
}: ServiceCardProps) {
  return (
    <Card id={slug}>
      <DraftMark>{draftMark}</DraftMark>
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
          <TextSpans spans={description} />
        </p>
        {outcome && <CardFact>{outcome}</CardFact>}
        {duration && <CardFact>{duration}</CardFact>}
        {ask && <AskLink href={askAbout(slug, ask.href, path)}>{ask.label}</AskLink>}
      </CardWords>
      <CardLandscape drawing={drawing} land={land} />
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
    draftMark
  }
`;
