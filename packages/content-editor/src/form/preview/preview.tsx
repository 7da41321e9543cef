import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { previewPath, savedPath } from '../../session/preview/preview-path';
import { showChanges } from '../../session/preview/show-changes';
import { stillNeeded } from '../../session/problems/still-needed';
import type { Preview as Site } from '../../store/store';
import { theme } from '../ui/theme';
import { useEditor, useSession } from '../session-context';
import { OthersView, usePageHead } from './others-view';
import { PageFrame } from './page-frame';
import { PreviewBar } from './preview-bar';
import { usePageView } from './preview-view';
import { usePageLink } from './use-page-link';

type Props = {
  readonly site: Site;
  /** Called when a click in the page asks for the form. */
  readonly onEdit: () => void;
};

/** The page with unsaved changes, and the bar above it. */
export function Preview({ site, onEdit }: Props) {
  const { origin, prefix, attach, rebuild } = site;
  const before = useEditor(savedPath);
  const needed = useEditor((state) => stillNeeded(state).join(', '));
  const [view, setView] = usePageView();
  const frame = useRef<HTMLIFrameElement>(null);
  const session = useSession();
  const [shown, setShown] = useState<string>();
  const path = useEditor((state) => previewPath(state, shown));
  const [followsLinks, setFollowsLinks] = useState(false);
  /** A page that the site has only once it is published. */
  const [absent, setAbsent] = useState<string>();
  const [isBlocked, setBlocked] = useState(false);
  const [isRebuilding, setRebuilding] = useState(false);
  const head = usePageHead(origin);
  const { isBehind } = usePageLink({ frame, origin, prefix, path: shown, followsLinks, onEdit });
  useEffect(() => showChanges(session, site), [session, site]);
  useEffect(() => {
    if (path === undefined || path === shown) return undefined;
    // the preview starts after the editor, and serves a new page some time after it is written
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isCancelled = false;
    const poll = async () => {
      const found = await placeOf(site, path, before);
      if (isCancelled) return;
      setAbsent(found === 'once published' ? path : undefined);
      if (found !== 'once published' && found !== undefined) setShown(found.path);
      // one request at a time: a browser opens few connections to a server, and a save needs one
      if (found === undefined) timer = setTimeout(() => void poll(), 500);
    };
    void poll();
    return () => {
      isCancelled = true;
      clearTimeout(timer);
    };
  }, [site, path, before, shown]);
  const startAnew = async (task: () => Promise<void>) => {
    setRebuilding(true);
    await task().catch((error: unknown) => session.dispatch({ type: 'failed', error }));
    // which lets it ask for the page again
    setShown(undefined);
    setRebuilding(false);
  };
  const isFramed = path !== undefined && path !== absent && shown !== undefined;
  useEffect(
    () => (isFramed && frame.current ? attach?.(frame.current, () => setBlocked(true)) : undefined),
    [attach, isFramed],
  );
  if (path === undefined)
    return (
      <Empty>
        The page appears here once it has no more mistakes.
        {needed !== '' && ` Still needed: ${needed}`}
      </Empty>
    );
  if (path === absent) return <Empty>This page appears here once it is published.</Empty>;
  if (shown === undefined || isRebuilding)
    return <Empty>The page is being built. The first time, this takes about a minute.</Empty>;
  return (
    <>
      <PreviewBar
        view={view}
        onView={setView}
        followsLinks={followsLinks}
        onFollowsLinks={setFollowsLinks}
        page={{ isBlocked, isBehind }}
        onRebuild={rebuild && (() => void startAnew(rebuild))}
      />
      <Layers>
        <PageFrame
          frame={frame}
          address={origin + prefix + shown}
          view={view}
          isCovered={view.seenAs !== 'page'}
        />
        {view.seenAs !== 'page' && <OthersView site={site} kind={view.seenAs} head={head} />}
      </Layers>
    </>
  );
}

/** Where the site has a page; undefined if it will have it in a moment. */
async function placeOf(
  site: Site,
  path: string,
  before: string | undefined,
): Promise<{ readonly path: string } | 'once published' | undefined> {
  const isReady = async (address: string) => site.isReady(address).catch(() => false as const);
  const answer = await isReady(path);
  if (answer !== 'once published') return answer ? { path } : undefined;
  // a page with a new address stays at the old one until the site has the new one
  const isBefore = before !== undefined && (await isReady(before)) === true;
  return isBefore ? { path: before } : answer;
}

/** What others see covers the page, which stays as it is below. */
const Layers = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
`;

const Empty = styled.p`
  padding: ${theme.space.xl};
  color: ${theme.color.textMuted};
`;
