import { graphql } from 'gatsby';
import type { ComponentProps, SyntheticEvent } from 'react';
import { ContentLink } from '../../components/link';
import { DraftLabel } from '../../components/draft-label';
import { Icon } from '../../components/icon';
import { TextWords } from '../../components/text-words';
import { CardLandscape } from '../../scenes/card-landscape/card-landscape';

type ServiceCardProps = Queries.ServiceCardFragment &
  Pick<Queries.ServiceCardsSectionFragment, 'ask'> &
  Pick<ComponentProps<typeof CardLandscape>, 'land'>;

/** A service as a card, whose id is its short name. If it leads somewhere, its title is a link that covers the card. */
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
}: ServiceCardProps) {
  return (
    <li id={slug}>
      <DraftLabel>{draftLabel}</DraftLabel>
      <h3>
        {/* in the heading, since reader modes drop a block of only an icon and a heading */}
        <Icon name={icon} alt={alt} />
        {leadsTo ? <ContentLink href={leadsTo}>{title}</ContentLink> : <span>{title}</span>}
      </h3>
      {/* keyboards use the title's link */}
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div onClick={follow}>
        <p>
          <TextWords spans={description} />
        </p>
        {outcome && <p>{outcome}</p>}
        {duration && <p>{duration}</p>}
        {ask && (
          <ContentLink href={ask.href.replace(/(?=#|$)/, `?about=${slug}`)}>
            {ask.label}
          </ContentLink>
        )}
      </div>
      <CardLandscape drawing={drawing ?? 'cabin'} land={land} />
    </li>
  );
}

/** Follows the card's link, if it has one, for a click on its text that ends no selection and is on no other link. */
function follow({ target, currentTarget, nativeEvent }: SyntheticEvent<Element, MouseEvent>) {
  if ((target as Element).closest('a') || getSelection()?.isCollapsed === false) return;
  // with its modifier keys
  const click = new MouseEvent('click', nativeEvent);
  currentTarget.previousElementSibling?.querySelector('a')?.dispatchEvent(click);
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
