import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { headFromPage } from '../../page/editor-messages';
import type { PageHead } from '../../page/page-head';
import type { Preview } from '../../store/store';
import { theme } from '../ui/theme';
import { useEditor } from '../session-context';
import { SearchResult } from './search-result';
import { SharedLink } from './shared-link';

type Props = {
  readonly site: Preview;
  readonly kind: 'search' | 'link';
};

/** How the page looks in a search result and as a shared link, by what its head says; in front of the page itself. */
export function OthersView({
  site: { origin, pictureNote },
  kind,
  head,
}: Props & { readonly head: PageHead | undefined }) {
  const version = usePictureVersion();
  if (!head) return <Panel>The page is being built.</Panel>;
  const { pathname } = URL.canParse(head.picture) ? new URL(head.picture) : { pathname: '' };
  const picture = pathname === '' ? '' : `${origin}${pathname}?${version}`;
  return (
    <Panel>
      {kind === 'search' ? (
        <SearchResult head={head} />
      ) : (
        <SharedLink head={head} picture={picture} note={pictureNote} />
      )}
    </Panel>
  );
}

/** What the page in the frame says of itself to others; undefined until the frame has told. */
export function usePageHead(origin: string): PageHead | undefined {
  const [head, setHead] = useState<PageHead>();
  useEffect(() => {
    const onMessage = (event: MessageEvent) => {
      const found = event.origin === origin ? headFromPage(event.data) : undefined;
      if (found) setHead(found);
    };
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, [origin]);
  return head;
}

/** Changes whenever the site shows something else: a browser would keep a picture of the same address. */
function usePictureVersion(): number {
  const shown = useEditor((state) => state.shown);
  const [known, setKnown] = useState({ shown, version: 0 });
  if (known.shown !== shown) setKnown({ shown, version: known.version + 1 });
  return known.version;
}

const Panel = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  align-content: start;
  gap: ${theme.space.xl};
  overflow: auto;
  padding: ${theme.space.xl};
  background: ${theme.color.background};

  figure {
    display: grid;
    gap: ${theme.space.s};
    margin: 0;
  }
`;
