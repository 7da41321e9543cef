import { styled } from 'styled-components';
import type { PageHead } from '../../page/page-viewer';
import type { SharedPicture } from '../../store/store';
import { theme } from '../ui/theme';
import { clampedStyle, LightAndDark } from './light-and-dark';

type Props = {
  readonly head: PageHead;
  readonly picture: SharedPicture;
};

/** A link to the page as social networks and messengers show it: a large card and a small one, in light and dark. */
export function SharedLink({ head, picture: { address: picture, note } }: Props) {
  const { title, description, address } = head;
  const host = URL.canParse(address) ? new URL(address).host : '';
  return (
    <>
      {(['large', 'small'] as const).map((size) => (
        <LightAndDark key={size} caption={`As a ${size} card`}>
          {(scheme) => (
            <Card data-size={size} aria-label={`Shared link, ${size}, ${scheme}`}>
              {picture !== '' && <img src={picture} alt="" />}
              <div>
                <small>{host}</small>
                <strong>{title}</strong>
                <p>{description}</p>
              </div>
            </Card>
          )}
        </LightAndDark>
      ))}
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

  &[data-size='small'] {
    display: grid;
    grid-template-columns: 6rem 1fr;

    img {
      height: 100%;
      aspect-ratio: 1;
    }
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

  &[data-size='large'] p {
    -webkit-line-clamp: 2;
  }
`;
