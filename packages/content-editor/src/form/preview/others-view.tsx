import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import type { PageHead } from '../../page/page-viewer';
import { entriesToWrite } from '../../session/write/to-write';
import type { PreviewSource, SharedPicture } from '../../store/store';
import { theme } from '../ui/theme';
import { useSessionState } from '../session-context';
import type { PageView, Scheme } from './preview-view';
import { SearchResult } from './search-result';
import { SharedLink } from './shared-link';

type Page = { readonly file: string; readonly head: PageHead };

type Props = {
  readonly source: PreviewSource;
  readonly view: PageView;
  /** The page that is shown, and what its head says; undefined until it is. */
  readonly page: Page | undefined;
};

/** The page as a search result or a shared link, by what its head says; in front of the page itself. */
export function OthersView({ source, view, page }: Props) {
  if (!page) return null;
  const { seenAs, width, scheme } = view;
  return (
    <Panel>
      {seenAs === 'search' ? (
        <SearchResult
          head={page.head}
          device={width === 'phone' ? 'phone' : 'desktop'}
          scheme={scheme}
        />
      ) : (
        <LinkWithPicture source={source} page={page} scheme={scheme} />
      )}
    </Panel>
  );
}

type LinkProps = Pick<Props, 'source'> & { readonly page: Page; readonly scheme: Scheme };

function LinkWithPicture({ source, page, scheme }: LinkProps) {
  return <SharedLink head={page.head} picture={useSharedPicture(source, page)} scheme={scheme} />;
}

/** Milliseconds without a change after which the picture is drawn again. */
const drawDelay = 300;

/** The picture of a shared link to the page, drawn of the content as it is edited. */
function useSharedPicture({ sharedPicture }: PreviewSource, { file, head }: Page): SharedPicture {
  const entries = useSessionState(entriesToWrite);
  const [picture, setPicture] = useState<SharedPicture>({ address: '', note: '' });
  const { picture: published } = head;
  useEffect(() => {
    if (published === '') return undefined;
    let isCancelled = false;
    const timer = setTimeout(() => {
      const draw = async () => {
        const drawn = await sharedPicture({ entries, file, published });
        if (!isCancelled) setPicture(drawn);
      };
      // if drawing fails, the picture before stays
      draw().catch(() => undefined);
    }, drawDelay);
    return () => {
      isCancelled = true;
      clearTimeout(timer);
    };
  }, [sharedPicture, entries, file, published]);
  return published === '' ? { address: '', note: '' } : picture;
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
`;
