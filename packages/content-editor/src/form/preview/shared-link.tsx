import { styled } from 'styled-components';
import type { PageHead } from '../../page/page-viewer';
import type { SharedPicture } from '../../store/store';
import { theme } from '../ui/theme';
import { clampedStyle, OtherPlace } from './other-place';
import type { Scheme } from './preview-view';

type Props = {
  readonly head: PageHead;
  readonly picture: SharedPicture;
  readonly scheme: Scheme;
};

/** A link to the page as social networks and messengers show it. */
export function SharedLink({ head, picture: { address: picture, note }, scheme }: Props) {
  const { title, description, address } = head;
  const host = URL.canParse(address) ? new URL(address).host : '';
  return (
    <>
      <OtherPlace data-scheme={scheme}>
        <Card aria-label={`Shared link, ${scheme}`}>
          {picture !== '' && <img src={picture} alt="" />}
          <div>
            <small>{host}</small>
            <strong>{title}</strong>
            <p>{description}</p>
          </div>
        </Card>
      </OtherPlace>
      {note !== '' && <p>{note}</p>}
      {head.picture === '' && (
        <p>
          {head.isListed
            ? 'This page has no picture for shared links.'
            : 'This page has no picture for shared links. It is a draft, or kept out of search engines.'}
        </p>
      )}
    </>
  );
}

const Card = styled.article`
  max-width: 32rem;
  overflow: hidden;
  border: 1px solid #8886;
  border-radius: 8px;
  font-family: Arial, Helvetica, sans-serif;

  img {
    display: block;
    width: 100%;
    aspect-ratio: 1.91;
    object-fit: cover;
  }

  div {
    min-width: 0;
    padding: ${theme.space.m};
  }

  small,
  strong,
  p {
    ${clampedStyle}
    margin: 0;
  }

  strong {
    -webkit-line-clamp: 2;
    font-size: 1rem;
    line-height: 1.3;
  }

  small,
  p {
    opacity: 0.8;
    font-size: 0.8125rem;
  }

  p {
    -webkit-line-clamp: 2;
  }
`;
