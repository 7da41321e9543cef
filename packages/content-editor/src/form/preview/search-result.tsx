import { styled } from 'styled-components';
import type { PageHead } from '../../page/page-viewer';
import { clampedStyle, OtherPlace } from './other-place';
import type { Scheme } from './preview-view';

type Props = {
  readonly head: PageHead;
  readonly device: 'phone' | 'desktop';
  readonly scheme: Scheme;
};

/**
 * The page as a search engine lists it. Engines cut by width, not by letters: a title of 600 pixels and a
 * description of two lines on a desktop, two and three lines on a phone.
 */
export function SearchResult({ head, device, scheme }: Props) {
  if (!head.isListed)
    return <p>Search engines don’t list this page. It is a draft, or kept out of them.</p>;
  return (
    <OtherPlace data-scheme={scheme}>
      <Result data-device={device} aria-label={`Search result on a ${device}, ${scheme}`}>
        <header>
          {head.icon !== '' && <img src={head.icon} alt="" />}
          <div>
            <b>{head.siteName}</b>
            <small>{trail(head.address)}</small>
          </div>
        </header>
        <strong>{head.title}</strong>
        <p>{head.description}</p>
      </Result>
    </OtherPlace>
  );
}

/** An address as engines print it: "https://ridgeline.example › about". */
function trail(address: string): string {
  if (!URL.canParse(address)) return '';
  const { origin, pathname } = new URL(address);
  return [origin, ...pathname.split('/').filter(Boolean)].join(' › ');
}

const Result = styled.article`
  --title: #1a0dab;
  --words: #4d5156;
  --name: #1f1f1f;
  /* in units of 16 px */
  --width: 37.5;

  /* as wide as there, and scaled down where there is less room: narrower, it would be cut elsewhere */
  width: calc(1em * var(--width));
  font-size: min(16px, calc(100cqi / var(--width)));
  /* the widths of letters decide where engines cut */
  font-family: Arial, Helvetica, sans-serif;

  [data-scheme='dark'] > & {
    --title: #99c3ff;
    --words: #bfbfbf;
    --name: #dadce0;
  }

  &[data-device='phone'] {
    --width: 22;
  }

  header {
    display: flex;
    gap: 0.75em;
    align-items: center;
  }

  img {
    flex: none;
    width: 1.75em;
    height: 1.75em;
    padding: 0.25em;
    border: 1px solid #8886;
    border-radius: 50%;
  }

  header > div {
    min-width: 0;
    line-height: 1.3;
  }

  b,
  small,
  strong,
  p {
    ${clampedStyle}
    margin: 0;
    color: var(--words);
    font-weight: 400;
  }

  b {
    color: var(--name);
    font-size: 0.875em;
  }

  small {
    font-size: 0.75em;
  }

  strong {
    margin-top: 0.35em;
    color: var(--title);
    font-size: 1.25em;
    line-height: 1.3;
  }

  p {
    margin-top: 0.25em;
    font-size: 0.875em;
    line-height: 1.58;
    -webkit-line-clamp: 2;
  }

  &[data-device='phone'] {
    strong {
      -webkit-line-clamp: 2;
    }

    p {
      -webkit-line-clamp: 3;
    }
  }
`;
