import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { fromPage, toPage } from '../page/editor-messages';
import { isAnyUnsaved, nameOfFile } from '../session/derived';
import { previewPath } from '../session/preview-path';
import { showChanges } from '../session/show-changes';
import type { State } from '../session/state';
import { theme } from './theme';
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
  const caption = useEditor(captionOf);
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
      <Caption>{caption}</Caption>
      <Frame ref={frame} title="The page" src={origin + shown} />
    </>
  );
}

/** What the page shows: a user who waits for a change to appear learns why it doesn't. */
function captionOf(state: State): string {
  if (!isAnyUnsaved(state)) return 'As saved';
  const names = state.shown.waiting.map((file) => `“${nameOfFile(state, file)}”`);
  if (names.length === 0) return 'With your changes, not saved yet';
  return `Without your changes of ${names.join(', ')}, until the mistakes there are fixed`;
}

const Caption = styled.p`
  padding: ${theme.space.xs} ${theme.space.m};
  border-bottom: 1px solid ${theme.color.borderSubtle};
  color: ${theme.color.textMuted};
  font-size: ${theme.size.small};
`;

const Frame = styled.iframe`
  flex: 1;
  width: 100%;
  border: 0;
`;

const Empty = styled.p`
  padding: ${theme.space.xl};
  color: ${theme.color.textMuted};
`;
