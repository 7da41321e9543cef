import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { theme } from '../site/look';
import { fromPage, toPage } from '../site/model';
import { previewPath } from '../store/references';
import { useEditor, useSession } from './session-context';

type Props = {
  /** Origin of the develop server. */
  readonly origin: string;
};

/**
 * The saved page. It scrolls to the section that has the focus in the form; the form marks the section
 * that has the pointer in the page.
 */
export function Preview({ origin }: Props) {
  const path = useEditor(previewPath);
  const frame = useRef<HTMLIFrameElement>(null);
  const section = useRef<string | undefined>(undefined);
  const { store } = useSession().tools;
  const [shown, setShown] = useState<string>();
  useEffect(() => {
    let there: string | undefined = shown;
    const show = () => {
      if (!frame.current || section.current === undefined) return;
      if (there === shown)
        frame.current.contentWindow?.postMessage(toPage(Number(section.current)), origin);
      // somebody has followed a link there; the page tells when it is back
      else frame.current.src = `${origin}${shown}`;
      there = shown;
    };
    const hear = (event: MessageEvent) => {
      const message = event.origin === origin ? fromPage(event.data) : undefined;
      if (!message) return;
      there = message.isReady ? shown : message.path;
      if (message.isReady) show();
      const seen = there === shown ? String(message.section) : undefined;
      for (const each of document.querySelectorAll<HTMLElement>('[data-section]'))
        each.toggleAttribute('data-seen', each.dataset.section === seen);
    };
    const follow = ({ target }: FocusEvent) => {
      const now = target instanceof Element ? target.closest<HTMLElement>('[data-section]') : null;
      if (!now || (now.dataset.section === section.current && there === shown)) return;
      section.current = now.dataset.section;
      show();
    };
    window.addEventListener('message', hear);
    document.addEventListener('focusin', follow);
    return () => {
      window.removeEventListener('message', hear);
      document.removeEventListener('focusin', follow);
    };
  }, [origin, shown]);
  useEffect(() => {
    section.current = undefined;
  }, [path]);
  useEffect(() => {
    if (path === undefined || path === shown) return undefined;
    // the develop server starts later than the editor, and shows a new page some time after its save
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isLeft = false;
    const ask = async () => {
      const isReady = await store.isPreviewReady(path).catch(() => false);
      if (isLeft) return;
      if (isReady) setShown(path);
      // once more only after an answer: a browser has few connections to a server, and a save needs one
      else timer = setTimeout(() => void ask(), 500);
    };
    void ask();
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [store, path, shown]);
  if (path === undefined) return <Empty>This page can be seen here once it is saved.</Empty>;
  if (shown === undefined)
    return <Empty>The page is being built. The first time that takes a minute.</Empty>;
  return <Frame ref={frame} title="The page as it is saved" src={origin + shown} />;
}

const Frame = styled.iframe`
  display: block;
  width: 100%;
  height: 100%;
  border: 0;
`;

const Empty = styled.p`
  padding: ${theme.space.xl};
  color: ${theme.color.textMuted};
`;
