import { styled } from 'styled-components';
import type { PageHead } from '../page/page-head';
import { theme } from './theme';
import { Caption, clamped, Surroundings } from './surroundings';

/**
 * The page as a search engine lists it, on a phone and on a desktop. Engines cut by width, not by letters: a title of
 * 600 pixels and a description of two lines on a desktop, two and three lines on a phone.
 */
export function SearchResult({ head }: { readonly head: PageHead }) {
  if (!head.isListed)
    return <p>Search engines don’t list this page. It is a draft, or kept out of them.</p>;
  return (
    <>
      {(['desktop', 'phone'] as const).map((device) => (
        <figure key={device}>
          <Caption>On a {device}</Caption>
          {(['light', 'dark'] as const).map((scheme) => (
            <Surroundings key={scheme} data-scheme={scheme}>
              <Result data-device={device} aria-label={`Search result on a ${device}, ${scheme}`}>
                <small>{head.siteName}</small>
                <small>{trail(head.address)}</small>
                <strong>{head.title}</strong>
                <p>{head.description}</p>
              </Result>
            </Surroundings>
          ))}
        </figure>
      ))}
    </>
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

  max-width: 37.5rem;
  /* the widths of letters decide where engines cut */
  font-family: Arial, Helvetica, sans-serif;

  [data-scheme='dark'] > & {
    --title: #99c3ff;
    --words: #bfbfbf;
  }

  &[data-device='phone'] {
    max-width: 22rem;
  }

  > * {
    ${clamped}
  }

  small {
    color: var(--words);
    font-size: 0.75rem;
  }

  strong {
    margin-top: ${theme.space.xs};
    color: var(--title);
    font-size: 1.25rem;
    font-weight: 400;
    line-height: 1.3;
  }

  p {
    margin: ${theme.space.xs} 0 0;
    color: var(--words);
    font-size: 0.875rem;
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
