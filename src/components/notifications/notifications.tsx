import { graphql } from 'gatsby';
import { useState } from 'react';
import { loadViewport, useLoadedViewport } from './notify';
import { useDocumentKey } from './use-document-key';
import { viewportHotkey } from './viewport-hotkey';
import { useVisualViewport } from './use-visual-viewport';

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

export const query = graphql`
  fragment NotificationWords on SiteWords {
    notifications
    noNotifications
    closeNotification
  }
`;
