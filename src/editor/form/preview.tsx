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
  const { store } = useSession();
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    const show = () => {
      if (section.current === undefined) return;
      frame.current?.contentWindow?.postMessage(toPage(Number(section.current)), origin);
    };
    const hear = (event: MessageEvent) => {
      const message = event.origin === origin ? fromPage(event.data) : undefined;
      if (!message) return;
      if (message.isReady) show();
      for (const each of document.querySelectorAll<HTMLElement>('[data-section]'))
        each.toggleAttribute('data-seen', each.dataset.section === String(message.section));
    };
    const follow = ({ target }: FocusEvent) => {
      const now = target instanceof Element ? target.closest<HTMLElement>('[data-section]') : null;
      if (!now || now.dataset.section === section.current) return;
      section.current = now.dataset.section;
      show();
    };
    window.addEventListener('message', hear);
    document.addEventListener('focusin', follow);
    return () => {
      window.removeEventListener('message', hear);
      document.removeEventListener('focusin', follow);
    };
  }, [origin]);
  useEffect(() => {
    section.current = undefined;
  }, [path]);
  useEffect(() => {
    if (isReady) return undefined;
    // the develop server starts later than the editor
    const timer = setInterval(
      () => void store.isPreviewReady().then(setReady, () => undefined),
      500,
    );
    return () => clearInterval(timer);
  }, [store, isReady]);
  if (path === undefined) return <Empty>This page can be seen here once it is saved.</Empty>;
  if (!isReady) return <Empty>The page is being built. The first time that takes a minute.</Empty>;
  return <Frame ref={frame} title="The page as it is saved" src={origin + path} />;
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
