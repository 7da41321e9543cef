import { graphql } from 'gatsby';
import { AccentButtonLink } from '../../components/button';
import { Icon } from '../../components/icon';
import { Backdrop, backdropKind } from '../../scenes/backdrop';
import { OpeningNote } from '../../components/opening-note';
import {
  Actions,
  BannerBox,
  BannerLede,
  BannerNote,
  BannerNumber,
  BannerWords,
} from './banner-style';

/**
 * A closing call to action over a night scene, with the number to call, a sentence with which to begin,
 * and a dashed line to the page above it.
 */
export function Banner({
  anchor,
  heading,
  lede,
  action,
  opening,
  scene,
  land,
  ownPicture,
  contact: { phone },
}: Queries.BannerSectionFragment) {
  return (
    <BannerBox id={anchor ?? undefined} $backdrop={backdropKind({ scene, ownPicture })}>
      <BannerWords>
        <h2>{heading}</h2>
        <BannerLede>{lede}</BannerLede>
        <Actions>
          <AccentButtonLink href={action.href}>{action.label}</AccentButtonLink>
          {phone && (
            <BannerNumber href={phone.href}>
              <Icon name={phone.icon} />
              {phone.text}
            </BannerNumber>
          )}
        </Actions>
        {opening && (
          <BannerNote>
            <OpeningNote {...opening} />
          </BannerNote>
        )}
      </BannerWords>
      <Backdrop scene={scene} land={land} ownPicture={ownPicture} alwaysNightIn="banner" />
    </BannerBox>
  );
}

export const query = graphql`
  fragment BannerSection on BannerSection {
    anchor
    heading
    lede
    action {
      label
      href
    }
    opening {
      ...Opening
    }
    scene
    land {
      ...Land
    }
    ownPicture {
      ...OwnPicture
    }
    contact {
      phone {
        text
        href
        icon
      }
    }
  }
`;
