import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { fromPage, toPage } from '../page/editor-messages';
import { previewPath } from '../session/preview-path';
import { showChanges } from '../session/show-changes';
import { theme } from './theme';
import { PageFrame } from './page-frame';
import { PreviewBar } from './preview-bar';
import { usePageView } from './preview-view';
import { useEditor, useSession } from './session-context';

type Props = {
  /** Origin of the develop server. */
  readonly origin: string;
};

/**
 * The page as the form has it, saved or not. It scrolls to the section that has the focus in the form; the form marks the section
 * under the pointer in the page.
 */
export function Preview({ origin }: Props) {
  const path = useEditor(previewPath);
  const [view, setView] = usePageView();
  const frame = useRef<HTMLIFrameElement>(null);
  const section = useRef<string | undefined>(undefined);
  const session = useSession();
  const { store } = session.tools;
  const [shown, setShown] = useState<string>();
  useEffect(() => {
    let current: string | undefined = shown;
    const show = () => {
      if (!frame.current || section.current === undefined) return;
      if (current === shown)
        frame.current.contentWindow?.postMessage(toPage(Number(section.current)), origin);
      // a link was followed in the preview; the page sends a message once it is back
      else frame.current.src = `${origin}${shown}`;
      current = shown;
    };
    const onMessage = (event: MessageEvent) => {
      const message = event.origin === origin ? fromPage(event.data) : undefined;
      if (!message) return;
      current = message.isReady ? shown : message.path;
      if (message.isReady) show();
      const seen = current === shown ? String(message.section) : undefined;
      for (const element of document.querySelectorAll<HTMLElement>('[data-section]'))
        element.toggleAttribute('data-seen', element.dataset.section === seen);
    };
    const onFocus = ({ target }: FocusEvent) => {
      const now = target instanceof Element ? target.closest<HTMLElement>('[data-section]') : null;
      if (!now || (now.dataset.section === section.current && current === shown)) return;
      section.current = now.dataset.section;
      show();
    };
    window.addEventListener('message', onMessage);
    document.addEventListener('focusin', onFocus);
    return () => {
      window.removeEventListener('message', onMessage);
      document.removeEventListener('focusin', onFocus);
    };
  }, [origin, shown]);
  useEffect(() => showChanges(session), [session]);
  useEffect(() => {
    section.current = undefined;
  }, [path]);
  useEffect(() => {
    if (path === undefined || path === shown) return undefined;
    // the develop server starts after the editor, and serves a new page some time after it is written
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isCancelled = false;
    const poll = async () => {
      const isReady = await store.isPreviewReady(path).catch(() => false);
      if (isCancelled) return;
      if (isReady) setShown(path);
      // one request at a time: a browser opens few connections to a server, and a save needs one
      else timer = setTimeout(() => void poll(), 500);
    };
    void poll();
    return () => {
      isCancelled = true;
      clearTimeout(timer);
    };
  }, [store, path, shown]);
  if (path === undefined) return <Empty>The page appears here once it has no more mistakes.</Empty>;
  if (shown === undefined)
    return <Empty>The page is being built. The first time, this takes about a minute.</Empty>;
  return (
    <>
      <PreviewBar view={view} onView={setView} />
      <PageFrame frame={frame} address={origin + shown} view={view} />
    </>
  );
}

const Empty = styled.p`
  padding: ${theme.space.xl};
  color: ${theme.color.textMuted};
`;
