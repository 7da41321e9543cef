import { graphql } from 'gatsby';
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useDocumentKey, viewportHotkey } from './document-keys';
import { loadViewport, useLoadedViewport } from './notify';

/**
 * The viewport, where `notify` shows its notifications, and the live region that announces them. Mounted
 * once, as the last element of every page and outside of what moves with page transitions. The server
 * renders both empty; the code of the viewport is loaded when it is needed.
 */
export function Notifications({ words }: { readonly words: Queries.NotificationWordsFragment }) {
  const loaded = useLoadedViewport();
  const viewport = useVisualViewport(loaded);
  const [status, setStatus] = useState('');
  const [focusRequested, setFocusRequested] = useState(false);

  useDocumentKey((event) => {
    if (event.code !== viewportHotkey) return;
    loadViewport().then(
      () => setFocusRequested(true),
      // if it can't be fetched, a later notification must not take the focus
      () => undefined,
    );
  }, !loaded);

  return (
    <>
      {/* Visually hidden by the global style. Here, empty, from the start: screen readers miss a live
          region that arrives together with its text. Polite: nothing is lost by waiting (WCAG 4.1.3). */}
      <div role="status" aria-live="polite" aria-atomic="true">
        {status}
      </div>
      {loaded ? (
        <loaded.NotificationViewport {...{ words, setStatus, focusRequested, viewport }} />
      ) : (
        <section aria-label={words.notifications} tabIndex={-1} />
      )}
    </>
  );
}

/**
 * Moves a fixed element down into the visible part of a page that was zoomed by a pinch or pushed up by
 * an on-screen keyboard (CSSOM View, visual viewport).
 * @param shown changes when the element is replaced
 * @returns the ref of the element
 */
function useVisualViewport(shown: unknown): RefObject<HTMLElement | null> {
  const element = useRef<HTMLElement>(null);

  useLayoutEffect(() => {
    const { visualViewport } = window;
    if (!visualViewport) return undefined;
    const follow = () => {
      if (element.current) element.current.style.translate = `0 ${visualViewport.offsetTop}px`;
    };
    follow();
    for (const event of moves) visualViewport.addEventListener(event, follow);
    return () => {
      for (const event of moves) visualViewport.removeEventListener(event, follow);
    };
  }, [shown]);

  return element;
}

/** What moves the visible part: a pinch and a keyboard resize it, and need not scroll it. */
const moves = ['scroll', 'resize'] as const;

export const query = graphql`
  fragment NotificationWords on SiteWords {
    notifications
    noNotifications
    closeNotification
  }
`;
