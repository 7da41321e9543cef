import { useState } from 'react';
import { styled } from 'styled-components';
import type { PreviewSource } from '../../store/store';
import { OthersView } from './others-view';
import { PageFrame } from './page-frame';
import { PreviewBar } from './preview-bar';
import { usePageView } from './preview-view';
import { usePageConnection } from './use-page-connection';

type Props = {
  readonly source: PreviewSource;
  /** Called when a click in the page asks for the form. */
  readonly onEdit: () => void;
};

/** The page as it is edited, and the bar above it. */
export function Preview({ source, onEdit }: Props) {
  const [view, setView] = usePageView();
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null);
  const [followsLinks, setFollowsLinks] = useState(false);
  const { page, isBlocked } = usePageConnection({ frame, followsLinks, onEdit });
  return (
    <>
      <PreviewBar
        view={view}
        onView={setView}
        followsLinks={followsLinks}
        onFollowsLinks={setFollowsLinks}
        isBlocked={isBlocked}
      />
      <Layers>
        <PageFrame
          ref={setFrame}
          address={source.address}
          view={view}
          isCovered={view.seenAs !== 'page'}
        />
        {view.seenAs !== 'page' && <OthersView source={source} view={view} page={page} />}
      </Layers>
    </>
  );
}

/** What others see covers the page, which stays as it is below. */
const Layers = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
`;
