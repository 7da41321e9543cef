import { graphql } from 'gatsby';
import { styled } from 'styled-components';
import { BreathingWords } from '../../components/breathing-words';
import { ButtonLink, SecondaryButtonLink } from '../../components/button';
import { Backdrop, backdropKind } from '../../scenes/backdrop';
import { Contour } from '../../scenes/contour';
import { inOrder } from '../../components/in-order';
import { Lede } from '../../components/lede';
import { theme } from '../../theme/theme';
import type { Placed } from '../section-place';
import { isLow } from './is-low';
import { HeroBox } from './hero-style';
import { Email, FirstCall, Hours, HeroNumber, HeroReach, HeroWords } from './hero-words';

/** Pages of other types show a hero with its words alone (`docs/page-types.md`). */
type HeroProps = Pick<Queries.HeroSectionFragment, 'heading' | 'lede'> &
  Partial<Queries.HeroSectionFragment> &
  Placed;

/**
 * The top of a page: its h1, a lede, the number to call, at most two buttons, and a scene. On the home
 * page it fills the screen. If it shows number and address, large enough to be read at arm's length, it
 * is low on phones.
 */
export function Hero({
  anchor,
  heading,
  lede,
  beforeNumber = null,
  showsContact = null,
  contact,
  actions = [],
  scene = null,
  land = null,
  ownPicture = null,
  night = null,
  place,
}: HeroProps) {
  const isLowHero = isLow({ showsContact });
  return (
    <HeroBox
      id={anchor ?? undefined}
      data-hero={night ? 'night' : 'day'}
      $night={night === true}
      $fillsScreen={place?.path === '/'}
      $isLow={isLowHero}
      $backdrop={backdropKind({ scene, ownPicture })}
    >
      <HeroWords $isLow={isLowHero} data-enter="slide">
        <h1>
          <BreathingWords>{heading}</BreathingWords>
        </h1>
        <Lede>{lede}</Lede>
        {beforeNumber && contact?.phone && (
          <FirstCall>
            {beforeNumber} <a href={contact.phone.href}>{contact.phone.text}</a>
          </FirstCall>
        )}
        {showsContact && contact && <ReachUs {...contact} />}
        {actions.length > 0 && (
          <Actions>
            {inOrder(actions, ({ label, href }, index) => {
              const Action = index === 0 ? ButtonLink : SecondaryButtonLink;
              return <Action href={href}>{label}</Action>;
            })}
          </Actions>
        )}
      </HeroWords>
      <Backdrop
        scene={scene}
        land={land}
        ownPicture={ownPicture}
        alwaysNightIn={night ? 'hero' : undefined}
        priority
      />
      <Contour />
    </HeroBox>
  );
}

/** The number to call, with its hours, and the address to write to. */
function ReachUs({ phone, hours, email }: Queries.HeroSectionFragment['contact']) {
  return (
    <HeroReach>
      {phone && <HeroNumber href={phone.href}>{phone.text}</HeroNumber>}
      {phone && hours && <Hours>{hours}</Hours>}
      <Email href={email.href}>{email.text}</Email>
    </HeroReach>
  );
}

export const query = graphql`
  fragment HeroSection on HeroSection {
    anchor
    heading
    lede
    night
    beforeNumber
    showsContact
    contact {
      phone {
        text
        href
      }
      hours
      email {
        text
        href
      }
    }
    actions {
      label
      href
    }
    scene
    land {
      ...Land
    }
    ownPicture {
      ...OwnPicture
    }
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.s} ${theme.space.l};
  margin-top: clamp(0.75rem, 1.6vw, 2.25rem);

  @media (max-width: 28rem) {
    a {
      flex: 1 1 100%;
    }
  }
`;
