import { useState } from 'react';
import { styled } from 'styled-components';
import type { Preview as Site } from '../../store/store';
import { OthersView } from './others-view';
import { PageFrame } from './page-frame';
import { PreviewBar } from './preview-bar';
import { usePageView } from './preview-view';
import { usePageLink } from './use-page-link';

type Props = {
  readonly site: Site;
  /** Called when a click in the page asks for the form. */
  readonly onEdit: () => void;
};

/** The page as it is edited, and the bar above it. */
export function Preview({ site, onEdit }: Props) {
  const [view, setView] = usePageView();
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null);
  const [followsLinks, setFollowsLinks] = useState(false);
  const { page, isBlocked } = usePageLink({ frame, followsLinks, onEdit });
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
          address={site.address}
          view={view}
          isCovered={view.seenAs !== 'page'}
        />
        {view.seenAs !== 'page' && <OthersView site={site} kind={view.seenAs} page={page} />}
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
